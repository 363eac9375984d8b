import { migrationEdit, moduleEdit, recordEdit } from './domains.ts';
import { insertBefore, insertSorted } from './insert-text.ts';
import { camelCase, pascalCase } from './names.ts';
import type { NewRoute } from './new-route.types.ts';

/** A change of an existing file. */
export interface FileEdit {
  /** Path from the root. */
  readonly file: string;
  /** Edits the text; throws when the file is not as expected. */
  readonly apply: (text: string) => string;
}

/** The places where a new part of the API is made known. */
export function routeEdits({ domain, plural, singular, permission, step }: NewRoute): FileEdit[] {
  const type = pascalCase(singular);
  const one = camelCase(singular);
  const many = camelCase(plural);
  const table = plural.replaceAll('-', '_');
  const entity = singular.replaceAll('-', '_');
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
      file: 'packages/schema/src/contract.ts',
      apply: (text) =>
        `${text}export { type ${type}, ${one}Schema } from './contract/${plural}.contract.ts';\n`,
    },
    recordEdit(type, table),
    migrationEdit(domain, step, plural, `${many}Table`),
    {
      file: 'packages/schema/src/entities/platform/events.ts',
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
