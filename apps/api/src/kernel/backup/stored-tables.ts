import type { Client } from 'pg';

/** Table whose rows are saved in a backup. */
export interface StoredTable {
  /** `schema.table`. */
  readonly name: string;
  /** Columns in their order, without those that the database makes itself. */
  readonly columns: readonly string[];
  /** Type of each of the columns, as a statement names it. */
  readonly types: readonly string[];
  /** True for a table with row-level security. */
  readonly isWalled: boolean;
}

/** Tables of the job queue with pending, running and scheduled jobs; its statistics and warnings are of no use elsewhere. */
const QUEUE_TABLES = ['jobs.queue', 'jobs.schedule', 'jobs.subscription', 'jobs.job_common'];

/** The two rows that prove the walls are made by the migrations. */
const MADE_BY_MIGRATIONS = ['app.canaries'];

/**
 * Returns all tables with rows worth saving. Columns with the number of the writing transaction are left out: they mean nothing
 * in another database, which sets them again.
 */
export async function storedTables(client: Client): Promise<StoredTable[]> {
  const { rows } = await client.query<{
    name: string;
    columns: string[];
    types: string[];
    walled: boolean;
  }>(
    `select n.nspname || '.' || c.relname as name, c.relrowsecurity as walled,
       array_agg(a.attname::text order by a.attnum) as columns,
       array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relkind = 'r' and n.nspname in ('platform', 'auth', 'app', 'jobs')
       and coalesce(pg_get_expr(d.adbin, d.adrelid), '') <> 'pg_current_xact_id()'
     group by 1, 2
     order by 1`,
  );
  return rows
    .filter(({ name }) =>
      name.startsWith('jobs.') ? QUEUE_TABLES.includes(name) : !MADE_BY_MIGRATIONS.includes(name),
    )
    .map(({ walled, ...table }) => ({ ...table, isWalled: walled }))
    .sort((a, b) => QUEUE_TABLES.indexOf(a.name) - QUEUE_TABLES.indexOf(b.name));
}

/** Text of a quoted name. */
export function quoted(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
}

const isJson = (type: string | undefined): boolean => type === 'json' || type === 'jsonb';

/** The columns as they are read: JSON as text, since a JSON null would be taken for no value at all. */
export function readList({ columns, types }: Pick<StoredTable, 'columns' | 'types'>): string {
  return columns
    .map((column, at) => (isJson(types[at]) ? `${quoted(column)}::text` : quoted(column)))
    .join(', ');
}

/**
 * Returns the statement that inserts rows.
 * @param some - columns of the rows
 * @returns statement with one parameter
 */
export function insertion({ name, columns, types }: StoredTable, some: readonly string[]): string {
  const getType = (column: string): string => types[columns.indexOf(column)] ?? 'text';
  const given = some.map((column) => {
    const type = getType(column);
    return `${quoted(column)} ${isJson(type) ? 'text' : type}`;
  });
  const taken = some.map((column) => {
    const type = getType(column);
    return isJson(type) ? `${quoted(column)}::${type}` : quoted(column);
  });
  return `insert into ${quoted(name)} (${some.map(quoted).join(', ')}) overriding system value
    select ${taken.join(', ')} from json_to_recordset($1) as stored (${given.join(', ')})`;
}

/** Settings under which a value is written in the same way on every server. */
export const SAME_EVERYWHERE =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'";
