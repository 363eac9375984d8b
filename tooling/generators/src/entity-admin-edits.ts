import {
  insertAfter,
  insertBefore,
  insertImport,
  insertSorted,
  insertTexts,
} from './insert-text.ts';
import { titleCase } from './names.ts';
import type { NewEntity } from './new-entity.types.ts';
import type { FileEdit } from './route-edits.ts';

const ICONS = '@tabler/icons-react';
const SHELL = 'apps/admin/src/shell';

function getRoute(name: string, path: string, file: string, component: string, more = ''): string {
  return `const ${name} = createRoute({
  getParentRoute: () => admin,
  path: '${path}',
${more}  component: lazyRouteComponent(() => import('${file}'), '${component}'),
});

`;
}

function router({ plural, one, many, type, types, upper }: NewEntity): FileEdit {
  const file = `../../features/${plural}/${plural}.route.tsx`;
  const search = `  validateSearch: (given: Record<string, unknown>) => readListAddress(given, ${upper}_FIELDS),\n`;
  const routes = [
    getRoute(many, `/${plural}`, file, `${types}Route`, search),
    getRoute(`new${type}`, `/${plural}/new`, file, `New${type}Route`),
    getRoute(one, `/${plural}/$id`, file, `${type}Route`),
  ].join('');
  return {
    file: `${SHELL}/routes/router.tsx`,
    apply: (text) =>
      insertBefore(
        insertBefore(
          insertImport(text, `${upper}_FIELDS`, '@org/schema/entities'),
          'const imports = createRoute({',
          routes,
        ),
        '      imports,\n',
        `      ${many},\n      new${type},\n      ${one},\n`,
      ),
  };
}

function menuEntry({ many, plural, permission, icon }: NewEntity): FileEdit {
  return {
    file: `${SHELL}/menu/menu.ts`,
    apply: (text) =>
      insertBefore(
        insertImport(text, icon, ICONS),
        "      {\n        id: 'imports',",
        `      {
        id: '${many}',
        label: text.${many},
        icon: ${icon},
        sort: 25,
        to: '/admin/${plural}',
        permission: '${permission}.can_view',
      },
`,
      ),
  };
}

function commandEntries({
  many,
  one,
  type,
  types,
  plural,
  permission,
  icon,
  fields,
}: NewEntity): FileEdit {
  const title = fields[0]?.name;
  const second = fields.find(({ kind }, at) => at > 0 && kind === 'text');
  const found = `      rows(
        await api.call(apiContract.${many}.list, { query: { search, itemsPerPage: MOST }, signal }),
      ).rows.map((${one}) => ({
        id: ${one}.id,
        title: ${one}.${title},
        subtitle: ${second ? `${one}.${second.name}` : "''"},
        href: \`/admin/${plural}/\${${one}.id}\`,
      })),
`;
  return {
    file: `${SHELL}/command-menu/command-entries.ts`,
    apply: (text) =>
      insertBefore(
        insertBefore(
          insertImport(text, icon, ICONS),
          '];\n\n/** Records that can be created. */',
          `  {
    id: '${many}',
    label: text.${many},
    icon: ${icon},
    none: text.no${types},
    permission: '${permission}.can_view',
    find: async (api, search, signal) =>
${found}  },
`,
        ),
        "  {\n    id: 'new-page',",
        `  {
    id: 'new-${plural}',
    label: text.new${type},
    icon: ${icon},
    href: '/admin/${plural}/new',
    permission: '${permission}.can_create',
  },
`,
      ),
  };
}

function texts({ many, type, types, words, singular }: NewEntity): FileEdit[] {
  const several = `${many}: '${titleCase(words[1].replaceAll(' ', '-'))}',`;
  const one = singular.split('-').map(titleCase).join(' ');
  return [
    {
      file: `${SHELL}/menu/messages.ts`,
      apply: (text) => insertTexts(text, "  imports: 'Imports',\n", [several]),
    },
    {
      file: `${SHELL}/command-menu/messages.ts`,
      apply: (text) =>
        insertTexts(text, '  noCustomers:', [
          several,
          `no${types}: 'No ${words[1]} found.',`,
          `new${type}: 'New ${one}',`,
        ]),
    },
    {
      file: 'apps/admin/src/features/trash/messages.ts',
      apply: (text) => insertTexts(text, "  pages: 'Pages',\n", [several]),
    },
  ];
}

function trash({ many, permission, fields }: NewEntity): FileEdit {
  return {
    file: 'apps/admin/src/features/trash/trash-kinds.ts',
    apply: (text) =>
      insertAfter(
        text,
        'export const TRASH_KINDS: readonly TrashKind[] = [\n',
        `  {
    id: '${many}',
    label: text.${many},
    permission: '${permission}.can_delete',
    list: apiContract.${many}.list,
    restore: apiContract.${many}.restore,
    title: '${fields[0]?.name}',
  },
`,
      ),
  };
}

/** Queries to refetch when a record changes. */
function events({ key, many }: NewEntity): FileEdit {
  return {
    file: `${SHELL}/client/modules-by-entity.ts`,
    apply: (text) => {
      const listed = insertBefore(text, '  tag: [', `  ${key}: ['${many}'],\n`);
      return insertAfter(listed, '  tag: [', `'${many}', `);
    },
  };
}

/** List that an import links to when it is done. */
function importPlace({ many, plural }: NewEntity): FileEdit {
  return {
    file: 'apps/admin/src/features/imports/import-places.ts',
    apply: (text) =>
      insertSorted(
        text,
        'const PLACES: Readonly<Record<string, string>> = {',
        `  ${many}: '/admin/${plural}',`,
      ),
  };
}

/** Registers a new entity in the admin. */
export function entityAdminEdits(entity: NewEntity): FileEdit[] {
  return [
    router(entity),
    menuEntry(entity),
    commandEntries(entity),
    ...texts(entity),
    trash(entity),
    events(entity),
    importPlace(entity),
  ];
}
