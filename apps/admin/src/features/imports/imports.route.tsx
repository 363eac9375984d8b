import { EntityList, FailedState, FormPending, ScreenMissing, useCan } from '@org/admin-kit';
import { invariant } from '@org/schema/errors';
import { NoPermission } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ImportScreen } from './import.screen.tsx';
import { ImportChoice } from './import-choice.tsx';
import { IMPORT_LIST } from './import-list.config.tsx';
import { ImportUpload } from './import-upload.tsx';
import { importQuery, importTargetsQuery } from './imports.queries.ts';
import { text } from './messages.ts';

/** Renders the list of imports. */
export function ImportsRoute(): ReactElement {
  return <EntityList screen={IMPORT_LIST} />;
}

/** Renders the first step of an import: entity and file. `entity` in the URL preselects the entity. */
export function NewImportRoute(): ReactElement {
  const { entity } = useSearch({ strict: false });
  const canCreate = useCan('imports.can_create');
  const found = useQuery({ ...importTargetsQuery(), enabled: canCreate });
  if (!canCreate) return <NoPermission what={text.add} />;
  if (found.isError)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <FormPending />;
  const targets = found.data.results.rows;
  const target = targets.find((one) => one.entity === entity);
  return target ? (
    <ImportUpload key={target.entity} target={target} />
  ) : (
    <ImportChoice targets={targets} />
  );
}

/** Renders an import. */
export function ImportRoute(): ReactElement {
  const { id = '' } = useParams({ strict: false });
  const canView = useCan('imports.can_view');
  const isId = /^\d{1,15}$/.test(id);
  const found = useQuery({ ...importQuery(Number(id)), enabled: isId && canView });
  if (!canView) return <NoPermission what={text.see} />;
  if (!isId) return <ScreenMissing />;
  if (found.isError)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <FormPending />;
  const { import: record } = found.data;
  invariant(record, 'the answer has an import');
  return <ImportScreen record={record} />;
}
