import { getRouteApi } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { PageListScreen } from './page-list.screen.tsx';

const route = getRouteApi('/staff/admin/pages');

/** The pages list, its state in the address. */
export function PageListRoute(): ReactElement {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <PageListScreen
      search={search}
      onSearch={(next, { replace }) => void navigate({ search: next, replace })}
    />
  );
}
