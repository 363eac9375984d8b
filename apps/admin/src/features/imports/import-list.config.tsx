import { type ListScreen, peopleChoices } from '@org/admin-kit';
import { apiContract, IMPORT_FIELDS, type Import } from '@org/schema/contract';
import { useFormats } from '@org/ui';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { getTitle } from './import-places.ts';
import { STATUS, text } from './messages.ts';

const { imports } = apiContract;

/** Renders the number of rows and the progress. */
function RowCount(record: Import): string {
  const formats = useFormats();
  const isAhead = record.status === 'mapping' || record.status === 'ready';
  return isAhead ? text.records(formats, record) : text.progress(formats, record);
}

/** Configuration of the list of imports. */
export const IMPORT_LIST: ListScreen<Import> = {
  entity: 'imports',
  title: text.imports,
  icon: IconFileImport,
  noun: ['import', 'imports'],
  calls: {
    route: imports.list,
    takesMatching: false,
    list: (api, query, signal) => api.call(imports.list, { query, signal }),
  },
  fields: IMPORT_FIELDS,
  columns: {
    filename: {
      cell: ({ id, filename }) => (
        <Link to="/admin/imports/$id" params={{ id: String(id) }} className="ad-row-link">
          {filename}
        </Link>
      ),
    },
    many: { value: getTitle, width: '176px' },
    status: { width: '176px' },
    total: {
      cell: (row) => <RowCount {...row} />,
      width: '160px',
    },
    failed: { width: '120px', phone: 'hidden' },
    user: { width: '160px' },
    created_at: { width: '128px' },
  },
  usual: {
    columns: ['filename', 'many', 'status', 'total', 'user', 'created_at'],
    sort: [{ column: 'created_at', direction: 'DESC' }],
  },
  primary: 'filename',
  href: ({ id }) => `/admin/imports/${id}`,
  label: ({ filename }) => filename,
  permissions: {
    view: 'imports.can_view',
    create: 'imports.can_create',
    update: 'imports.can_create',
    remove: 'imports.can_create',
  },
  create: { label: text.newImport, href: '/admin/imports/new' },
  tones: {
    status: Object.fromEntries(Object.entries(STATUS).map(([status, { tone }]) => [status, tone])),
  },
  choices: { user: peopleChoices },
  empty: { title: text.emptyTitle, text: text.emptyText },
};
