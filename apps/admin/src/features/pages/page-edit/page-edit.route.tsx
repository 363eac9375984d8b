import { FailedState, FormPending, ScreenMissing, useCan } from '@org/admin-kit';
import { invariant } from '@org/schema/errors';
import { NoPermission, useFormats } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { text } from '../messages.ts';
import { pageQuery } from '../pages.queries.ts';
import { PageEditScreen } from './page-edit.screen.tsx';
import { emptyPageForm, pageToForm } from './page-form.ts';

const route = getRouteApi('/staff/admin/pages/$id');

/** Renders the form of a new page. */
export function NewPageRoute(): ReactElement {
  const { timezone } = useFormats();
  if (!useCan('pages.can_create')) return <NoPermission what={text.addPages} />;
  return (
    <PageEditScreen
      key="new"
      page={undefined}
      initial={{ values: emptyPageForm(Date.now(), timezone), version: undefined }}
    />
  );
}

/** Renders the form of a page. */
export function EditPageRoute(): ReactElement {
  const { id } = route.useParams();
  const { timezone } = useFormats();
  const known = /^\d{1,15}$/.test(id);
  const canView = useCan('pages.can_view');
  const found = useQuery({
    ...pageQuery(Number(id)),
    enabled: known && canView,
    refetchOnWindowFocus: false,
  });

  if (!canView) return <NoPermission what={text.seePages} />;
  if (!known) return <ScreenMissing />;
  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <FormPending />;
  const { page } = found.data;
  invariant(page, 'the answer has no page');
  return (
    <PageEditScreen
      key={page.id}
      page={page}
      initial={{ values: pageToForm(page, timezone), version: page.version }}
    />
  );
}
