import type { ColumnFacts } from './describe-tables.ts';

const HEADER = `// Generated from the database by \`pnpm gen:tables\`. Do not edit: change a migration instead.
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Amount, Json, NullableAmount, NullableJson, TenantId } from './column-types.ts';
import type { StoredValues } from './stored-values.ts';
`;

/** Types of values as the connection reads them, by PostgreSQL's names of types. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  real: 'number',
  'double precision': 'number',
  text: 'string',
  'text[]': 'string[]',
  'integer[]': 'number[]',
  'timestamp with time zone[]': 'Date[]',
  uuid: 'string',
  date: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  'timestamp with time zone': 'Date',
  xid8: 'string',
};

function valueType({ type, choices, table, column }: ColumnFacts, isShaped: boolean): string {
  if (isShaped) return `StoredValues['${table}.${column}']`;
  if (choices?.length) return choices.map((choice) => `'${choice}'`).join(' | ');
  const plain = TYPES[type];
  if (!plain) throw new Error(`${table}.${column}: no type in TypeScript for ${type}`);
  return plain;
}

function columnType(facts: ColumnFacts, shaped: ReadonlySet<string>): string {
  const { type, table, column, schema, isNullable, hasDefault, isGenerated } = facts;
  if (column === 'tenant_id' && schema === 'app') return 'TenantId';
  if (type === 'numeric' && isGenerated) return 'GeneratedAlways<string>';
  if (type === 'numeric') return isNullable ? 'NullableAmount' : 'Amount';
  const isJson = type === 'jsonb';
  const value = valueType(facts, isJson || shaped.has(`${table}.${column}`));
  if (isJson) {
    if (isNullable) return `NullableJson<${value}>`;
    return hasDefault ? `Json<${value}>` : `JSONColumnType<${value}>`;
  }
  if (isGenerated) return `GeneratedAlways<${value}>`;
  if (isNullable)
    return hasDefault
      ? `ColumnType<${value} | null, ${value} | null | undefined, ${value} | null>`
      : `${value} | null`;
  return hasDefault ? `Generated<${value}>` : value;
}

const pascal = (name: string): string =>
  name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Writes the types of tables for the query builder.
 * @param columns - columns as the database describes them, in the order of their tables
 * @param shaped - `table.column` of the values that `StoredValues` gives a narrower type
 */
export function writeTableTypes(
  columns: readonly ColumnFacts[],
  shaped: ReadonlySet<string>,
): string {
  const tables = Map.groupBy(columns, ({ schema, table }) => `${schema}.${table}`);
  const interfaces = [...tables.values()].map((own) => {
    const [{ table = '', tableComment = null } = {}] = own;
    const lines = own.flatMap((facts) => [
      ...(facts.comment ? [`  /** ${facts.comment} */`] : []),
      `  ${facts.column}: ${columnType(facts, shaped)};`,
    ]);
    const doc = tableComment ? `/** ${tableComment} */\n` : '';
    return `${doc}interface ${pascal(table)}Table {\n${lines.join('\n')}\n}\n`;
  });
  const list = (schema: string): string =>
    [...tables.keys()]
      .filter((name) => name.startsWith(`${schema}.`))
      .map((name) => name.slice(schema.length + 1))
      .map((name) => `  ${name}: ${pascal(name)}Table;`)
      .join('\n');
  return [
    HEADER,
    ...interfaces,
    `/** Tables of a tenant, which only \`asTenant\` can access. */\nexport interface TenantTables {\n${list('app')}\n}\n`,
    `/** Tables of the platform, which only \`asPlatform\` can access. */\nexport interface PlatformTables {\n${list('platform')}\n}\n`,
  ].join('\n');
}

/** Returns `table.column` of every value that the source of `StoredValues` names. */
export const readShaped = (source: string): Set<string> =>
  new Set([...source.matchAll(/^ {2}'([a-z_]+\.[a-z_]+)':/gm)].map(([, name = '']) => name));
