import type { TestDatabase } from './test-database.ts';

/** Queries by database: what tables there are is asked once. */
const queries = new WeakMap<TestDatabase, Promise<string>>();

async function sumQuery(database: TestDatabase): Promise<string> {
  const tables = await database.asOwner<{ name: string }>(
    "select table_schema || '.' || table_name as name from information_schema.columns where column_name = 'tenant_id' and table_schema in ('app', 'platform') order by 1",
  );
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t where tenant_id = $1`,
  );
  return `select md5(string_agg(name || sum, ',' order by name)) as sum from (${sums.join(' union all ')}) all_sums`;
}

/** One sum over every row that a tenant has, in every table with a tenant's column. Shape: database, tenant → sum. */
export async function tenantHash(database: TestDatabase, tenantId: number): Promise<string> {
  const query = queries.get(database) ?? sumQuery(database);
  queries.set(database, query);
  const rows = await database.asOwner<{ sum: string }>(await query, [tenantId]);
  return rows[0]?.sum ?? '';
}
