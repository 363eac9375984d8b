import { moduleEdit } from './domains.ts';
import { insertBefore, insertSorted } from './insert-text.ts';
import { camelCase, pascalCase } from './names.ts';
import type { NewRoute } from './new-route.types.ts';

/** A change of an existing file. */
export interface FileEdit {
  /** Path from the root. */
  readonly file: string;
  /** Errors: throws when the file is not as expected. */
  readonly apply: (text: string) => string;
}

/** The places where a new part of the API is made known. */
export function routeEdits({ domain, plural, singular, permission, step }: NewRoute): FileEdit[] {
  const type = pascalCase(singular);
  const one = camelCase(singular);
  const many = camelCase(plural);
  const table = plural.replaceAll('-', '_');
  const entity = singular.replaceAll('-', '_');
  const row = `interface ${pascalCase(plural)}Table {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  author_id: number | null;
  version: Generated<number>;
  created_at: Made<Date>;
  updated_at: Made<Date>;
  deleted_at: Made<Date | null>;
}
export type ${type}Record = Selectable<${pascalCase(plural)}Table>;

`;
  return [
    {
      file: 'packages/schema/src/contract/api-contract.ts',
      apply: (text) =>
        insertSorted(
          insertBefore(
            text,
            "import { pagesContract } from './pages.contract.ts';\n",
            `import { ${many}Contract } from './${plural}.contract.ts';\n`,
          ),
          'export const apiContract = {',
          `  ${many}: ${many}Contract,`,
        ),
    },
    {
      file: 'packages/schema/src/index.ts',
      apply: (text) =>
        insertBefore(
          text,
          '// The API contract\n',
          `export { type ${type}, ${one}Schema } from './contract/${plural}.contract.ts';\n`,
        ),
    },
    {
      file: 'apps/api/src/kernel/database/tables.ts',
      apply: (text) =>
        insertSorted(
          insertBefore(text, 'interface CanariesTable {', row),
          'export interface TenantTables extends EntityTables, ShopTables, WorkTables {',
          `  ${table}: ${pascalCase(plural)}Table;`,
        ),
    },
    {
      file: 'apps/api/src/kernel/database/migrations/all-migrations.ts',
      apply: (text) =>
        insertBefore(
          insertBefore(
            text,
            '\n/** Every step',
            `import { ${many}Table } from './${step}-${plural}.ts';\n`,
          ),
          '];',
          `  ${many}Table,\n`,
        ),
    },
    {
      file: 'packages/schema/src/events.ts',
      apply: (text) => insertBefore(text, "  tag: '", `  ${entity}: '${permission}',\n`),
    },
    {
      file: 'apps/admin/src/shell/client/modules-by-entity.ts',
      apply: (text) => insertBefore(text, '  tag: [', `  ${entity}: ['${many}'],\n`),
    },
    moduleEdit(domain, plural, `${many}Module`),
    {
      file: 'apps/api/test/support/policy-table.ts',
      apply: (text) =>
        insertBefore(
          insertBefore(
            text,
            "import type { TestApi } from './test-api.ts';\n",
            `import { ${one}Policies } from './${plural}-policies.ts';\n`,
          ),
          "  'pages.list': {",
          `  ...${one}Policies,\n`,
        ),
    },
  ];
}
