import { rows } from '@org/api-client';
import { type Import, invariant } from '@org/schema';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  Icon,
  NoPermission,
  PageHeader,
  RelativeTime,
  StatusDot,
  useFormats,
} from '@org/ui';
import { IconFileImport, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { FormPending } from '../../app/form/form-pending.tsx';
import { describeError, FailedState, ScreenMissing } from '../../app/screen-states.tsx';
import { useCan } from '../../app/session/use-me.ts';
import { ImportScreen } from './import.screen.tsx';
import { ImportUpload } from './import-upload.tsx';
import { importQuery, importsQuery } from './imports.queries.ts';
import { STATUS, text } from './messages.ts';

function RowProgress({ processed, total }: Import) {
  return <>{text.progress(useFormats(), processed, total)}</>;
}

const COLUMNS: readonly Column<Import>[] = [
  {
    id: 'filename',
    header: text.file,
    phone: 'title',
    cell: ({ id, filename }) => (
      <Link to="/admin/imports/$id" params={{ id: String(id) }} className="ad-row-link">
        {filename}
      </Link>
    ),
  },
  {
    id: 'status',
    header: text.status,
    width: '180px',
    cell: ({ status }) => <StatusDot {...STATUS[status]} />,
  },
  {
    id: 'result',
    header: text.result,
    width: '180px',
    cell: (record) => <RowProgress {...record} />,
  },
  { id: 'user', header: text.by, width: '160px', cell: ({ user }) => user?.displayName ?? '' },
  {
    id: 'created_at',
    header: text.when,
    width: '136px',
    cell: ({ created_at }) => <RelativeTime value={created_at} />,
  },
];

function NewImportButton() {
  return (
    <Button
      component={AppLink}
      href="/admin/imports/new"
      variant="filled"
      leftSection={<Icon of={IconUpload} />}
    >
      {text.newImport}
    </Button>
  );
}

/** Imports of the tenant. */
export function ImportsRoute(): ReactElement {
  const mayView = useCan('imports.can_view');
  const mayCreate = useCan('imports.can_create');
  const found = useQuery({ ...importsQuery(), enabled: mayView });
  if (!mayView) return <NoPermission what={text.see} />;
  return (
    <>
      <PageHeader
        title={text.imports}
        icon={IconFileImport}
        buttons={mayCreate && <NewImportButton />}
      />
      <DataTable
        label={text.imports}
        columns={COLUMNS}
        rows={found.data && rows(found.data).rows}
        rowId={({ id }) => id}
        rowLabel={({ filename }) => filename}
        error={
          found.isError
            ? {
                ...describeError(found.error),
                title: text.imports,
                onRetry: () => void found.refetch(),
              }
            : undefined
        }
        empty={
          <EmptyState
            icon={IconFileImport}
            title={text.emptyTitle}
            text={text.emptyText}
            action={mayCreate && <NewImportButton />}
          />
        }
      />
    </>
  );
}

/** The first step of an import. */
export function NewImportRoute(): ReactElement {
  if (!useCan('imports.can_create')) return <NoPermission what={text.add} />;
  return <ImportUpload entity="customers" />;
}

/** One import. */
export function ImportRoute(): ReactElement {
  const { id = '' } = useParams({ strict: false });
  const mayView = useCan('imports.can_view');
  const isId = /^\d{1,15}$/.test(id);
  const found = useQuery({ ...importQuery(Number(id)), enabled: isId && mayView });
  if (!mayView) return <NoPermission what={text.see} />;
  if (!isId) return <ScreenMissing />;
  if (found.isError)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <FormPending />;
  const { import: record } = found.data;
  invariant(record, 'the answer has an import');
  return <ImportScreen record={record} />;
}
