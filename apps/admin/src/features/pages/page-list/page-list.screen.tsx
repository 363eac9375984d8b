import type { ReactElement } from 'react';
import { EntityList } from '../../../app/list/entity-list.tsx';
import { usePageActions } from '../use-page-actions.ts';
import { PAGE_LIST } from './page-list.declaration.tsx';

/** All pages of the tenant. */
export function PageListScreen(): ReactElement {
  const { forRow } = usePageActions();
  return <EntityList screen={PAGE_LIST} rowActions={forRow} />;
}
