import { getCode, orderColumn } from './field-code.ts';
import { titleCase } from './names.ts';
import type { EntityField, NewEntity } from './new-entity.types.ts';

function migration({ table, many, step, plural, words, fields }: NewEntity): string {
  const columns = fields.map((field) => getCode(field).column(field));
  const keys = fields.flatMap((field) => getCode(field).key?.(field) ?? []);
  // What lists are narrowed by lies in the index of each order, which then answers without the rows.
  const beside = [
    ...fields.filter(({ kind }) => kind === 'enum' || kind === 'boolean').map(({ name }) => name),
    'author_id',
    'created_at',
  ];
  const index = (name: string, column: string): string =>
    `create index ${table}_${name} on app.${table} (tenant_id, ${column}, id) include (${beside.filter((other) => other !== column).join(', ')}) where deleted_at is null;`;
  const indexes = [
    ...fields.flatMap((field) => {
      const column = orderColumn(field);
      return column ? [index(field.name, column)] : [];
    }),
    // Days are filtered by the day itself, which may be none.
    ...fields
      .filter(({ kind, required }) => kind === 'date' && !required)
      .map(({ name }) => index(`${name}_day`, name)),
    index('created', 'created_at'),
    index('updated', 'updated_at'),
    `create index ${table}_trash on app.${table} (tenant_id, deleted_at) where deleted_at is not null;`,
  ];
  return `import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** ${titleCase(words[1].replaceAll(' ', '-'))}. Lists are ordered by columns: behind row security an index answers nothing that a function makes of them. */
export const ${many}Table: Migration = {
  id: '${step}-${plural}',
  up: (roles) => \`
    create table app.${table} (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
${[...columns, ...keys].map((line) => `      ${line},`).join('\n')}
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
${indexes.map((line) => `    ${line}`).join('\n')}
    \${tenantTable('${table}', roles)}
  \`,
};
`;
}

/** Returns the filter of a field as source text. */
function getFilter({ name, kind }: EntityField): string {
  if (kind === 'text')
    return `{ type: 'text', value: column('${name}'), key: column('${name}_key') }`;
  if (kind === 'long') return `{ type: 'text', value: column('${name}') }`;
  return `{ type: '${kind}', value: column('${name}')${kind === 'date' ? ', isDay: true' : ''} }`;
}

function toColumns({ type, fields }: NewEntity): string {
  const days = fields.filter(({ kind, required }) => kind === 'date' && !required);
  const signature = `function toColumns(_write: TenantWrite, fields: ${type}Update): Columns {`;
  if (days.length === 0) return `${signature}\n  return givenColumns(fields);\n}`;
  return `${signature}
  return {
    ...givenColumns(fields),
${days.map(({ name }) => `    ...(fields.${name} !== undefined && { ${name}: fields.${name} || null }),`).join('\n')}
  };
}`;
}

function definition(entity: NewEntity): string {
  const { type, one, many, upper, key, table, words, permission, fields } = entity;
  const [title] = fields;
  const searched = fields.filter((field) => field.kind === 'text' || field.kind === 'long');
  const ordered = fields.flatMap((field) => {
    const column = orderColumn(field);
    if (!column) return [];
    const { order } = getCode(field);
    const call = order === 'text' ? 'orderByKey(' : `orderBy('${order}', `;
    return [`      ${field.name}: ${call}'${table}.${column}'),`];
  });
  const makers = ['orderBy', 'orderByKey'].filter((name) =>
    ordered.some((line) => line.includes(`${name}(`)),
  );
  return `import { ${upper}_FIELDS, type ${type}, type ${type}Update } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { ${type}Record } from '../../../kernel/database/records.ts';
import { ${makers.join(', ')} } from '../../../kernel/database/list-order.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import type { Columns, TagsOf } from '../../../kernel/entities/entity-definition.ts';
import {
  givenColumns,
  personIn,
  getStamps,
} from '../../../kernel/entities/entity-stamps.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

${toColumns(entity)}

async function toRecords(
  tx: TenantTx,
  rows: readonly ${type}Record[],
  getTags: TagsOf,
): Promise<${type}[]> {
  const people = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  return rows.map((row) => ({
    id: row.id,
${fields.map((field) => `    ${field.name}: ${getCode(field).read?.(`row.${field.name}`, field) ?? `row.${field.name}`},`).join('\n')}
    tags: getTags(row.id),
    user: personIn(people, row.author_id),
    ...getStamps(row),
  }));
}

const column = (name: string) => sql.ref(\`${table}.\${name}\`);

/** ${titleCase(words[1].replaceAll(' ', '-'))}. */
export const ${one}Entity = defineEntity<${type}Record, ${type}, ${type}Update>({
  entity: '${key}',
  plural: '${many}',
  words: ['${words[0]}', '${words[1]}'],
  module: '${permission}',
  table: '${table}',
  ownerColumns: ['author_id'],
  list: {
    fields: ${upper}_FIELDS,
    usual: { by: 'updated_at', direction: 'desc' },
    orders: {
${ordered.join('\n')}
    },
    filters: {
${fields.map((field) => `      ${field.name}: ${getFilter(field)},`).join('\n')}
      user: { type: 'person', value: column('author_id') },
    },
  },
  toColumns,
  toRecords,
  searchTexts: (record) => [${searched.map((field) => `record.${field.name}${field.kind === 'long' ? '.slice(0, 1000)' : ''}`).join(', ')}],
  getTitle: (record) => record.${title?.name},
});
`;
}

/** Parser of a cell's text by the kind of its field; text needs none. */
const READ: Readonly<Partial<Record<EntityField['kind'], string>>> = {
  number: 'numberIn',
  money: 'numberIn',
  date: 'dateIn',
  boolean: 'booleanIn',
  enum: 'getChoice',
};

/** Readers that need to know how the tenant's people write numbers and dates. */
const NEEDS_READING: ReadonlySet<string> = new Set(['numberIn', 'dateIn']);

/** Returns the code that passes a cell to its reader. */
const readerCode = (reader: string): string =>
  NEEDS_READING.has(reader) ? `(text) => ${reader}(text, reading)` : reader;

function importTarget({ singular, one, many, words, fields }: NewEntity): string {
  const [title] = fields;
  const texts = fields.filter(({ kind }) => !READ[kind]);
  const used = [...new Set(fields.flatMap(({ kind }) => READ[kind] ?? []))];
  const parts = ['given', ...used, ...(used.length > 0 ? ['read'] : [])].sort();
  const body = [
    `...given(cells, [${texts.map(({ name }) => `'${name}'`).join(', ')}]),`,
    ...fields.flatMap(({ name, kind }) => {
      const reader = READ[kind];
      return reader ? [`...read(cells, '${name}', ${readerCode(reader)}),`] : [];
    }),
  ];
  return `import { apiContract } from '@org/schema/contract';
import { ${parts.join(', ')} } from '../../../kernel/imports/cell-values.ts';
import { entityImport } from '../../../kernel/imports/entity-import.ts';
import { ${one}Entity } from './${singular}.entity.ts';

/** ${titleCase(words[1].replaceAll(' ', '-'))} from a file. */
export const ${one}Import = entityImport({
  contract: apiContract.${many},
  kind: ${one}Entity,
  fields: [
${fields.map(({ name, label, required }) => `    { name: '${name}', label: '${label}'${required ? ', required: true' : ''} },`).join('\n')}
  ],
  matchOn: [{ name: '${title?.name}', column: '${title?.name}_key' }],
  toBody: (${used.some((reader) => NEEDS_READING.has(reader)) ? 'cells, reading' : 'cells'}) => ({
${body.map((line) => `    ${line}`).join('\n')}
  }),
});
`;
}

function moduleFile({ domain, plural, singular, one, many, words }: NewEntity): string {
  return `import { apiContract } from '@org/schema/contract';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { ${one}Entity } from './${singular}.entity.ts';
import { ${one}Import } from './${singular}-import.ts';

/** ${titleCase(words[1].replaceAll(' ', '-'))}. */
export const ${many}Module = defineModule({
  name: '${domain}/${plural}',
  entities: [${one}Entity],
  imports: [${one}Import],
  routes: ({ send }) => entityRoutes(apiContract.${many}, ${one}Entity, send),
});
`;
}

/**
 * Table, definition, import and module of a new entity.
 * @returns path from the root → text
 */
export function entityApiFiles(entity: NewEntity): Record<string, string> {
  const { domain, plural, singular, step } = entity;
  const folder = `apps/api/src/modules/${domain}/${plural}`;
  return {
    [`apps/api/src/modules/${domain}/migrations/${step}-${plural}.ts`]: migration(entity),
    [`${folder}/${singular}.entity.ts`]: definition(entity),
    [`${folder}/${singular}-import.ts`]: importTarget(entity),
    [`${folder}/${plural}.module.ts`]: moduleFile(entity),
  };
}
