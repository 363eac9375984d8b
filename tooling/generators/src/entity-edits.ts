import { migrationEdit, moduleEdit, recordEdit } from './domains.ts';
import { choiceFields, choiceType, getSample } from './field-code.ts';
import { insertBefore, insertSorted } from './insert-text.ts';
import type { NewEntity } from './new-entity.types.ts';
import type { FileEdit } from './route-edits.ts';

/** A file, and what is done to its text, one thing after the other. */
function edit(file: string, ...steps: readonly FileEdit['apply'][]): FileEdit {
  return { file, apply: (text) => steps.reduce((now, step) => step(now), text) };
}

const before = (marker: string, addition: string) => (text: string) =>
  insertBefore(text, marker, addition);
const sorted = (opening: string, line: string) => (text: string) =>
  insertSorted(text, opening, line);

/** Returns the names that the schema exports. */
function exported(entity: NewEntity): string {
  const { domain, type, one, upper, singular } = entity;
  const names = [
    `${upper}_FIELDS`,
    `type ${type}`,
    ...choiceFields(entity).map((field) => `type ${choiceType(entity, field)}`),
    `type ${type}Update`,
    `${one}CreateSchema`,
    `${one}Schema`,
  ];
  return `export { ${names.join(', ')} } from './entities/${domain}/${singular}.schema.ts';\n`;
}

function schemaEdits(entity: NewEntity): FileEdit[] {
  const { plural, many, key, permission } = entity;
  return [
    edit(
      'packages/schema/src/contract/api-contract.ts',
      before(
        "import { pagesContract } from './pages.contract.ts';\n",
        `import { ${many}Contract } from './${plural}.contract.ts';\n`,
      ),
      sorted('export const apiContract = {', `  ${many}: ${many}Contract,`),
    ),
    edit('packages/schema/src/entities.ts', (text) => `${text}${exported(entity)}`),
    edit(
      'packages/schema/src/entities/platform/events.ts',
      before("  tag: '", `  ${key}: '${permission}',\n`),
    ),
  ];
}

function serverEdits(entity: NewEntity): FileEdit[] {
  const { domain, plural, many, table, type, step } = entity;
  return [
    recordEdit(type, table),
    migrationEdit(domain, step, plural, `${many}Table`),
    moduleEdit(domain, plural, `${many}Module`),
  ];
}

function testEdits({ domain, plural, singular, one, upper, fields }: NewEntity): FileEdit[] {
  const row = fields
    .filter(({ required }) => required)
    .map((field, at) => `${field.name}: ${at === 0 ? 'word' : getSample(field, 0)}`);
  return [
    edit(
      'apps/api/test/support/policy-table.ts',
      before(
        "import type { TestApi } from './test-api.ts';\n",
        `import { ${upper}_POLICIES } from './policy-${plural}.ts';\n`,
      ),
      before("  'pages.list': {", `  ...${upper}_POLICIES,\n`),
    ),
    edit(
      'apps/api/test/support/world.ts',
      before(
        'import { createPage } from',
        `import { ${one}Entity } from '../../src/modules/${domain}/${plural}/${singular}.entity.ts';\n`,
      ),
      before('  /** A user who only works in this tenant. */\n', `  readonly ${one}: number;\n`),
      before(
        '    const customField = await',
        `    const ${one} = await createEntity(write, ${one}Entity, { ${row.join(', ')} });\n`,
      ),
      before(
        '      customField: customField.id,\n',
        `      ${one}: (${one} as { id: number }).id,\n`,
      ),
    ),
  ];
}

/** Registers a new entity in the schema, the server and the tests. */
export function entityEdits(entity: NewEntity): FileEdit[] {
  return [...schemaEdits(entity), ...serverEdits(entity), ...testEdits(entity)];
}
