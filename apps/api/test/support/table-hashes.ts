import type { TestDatabase } from './test-database.ts';

/** One sum over every row that a tenant has, in every table with a tenant's column. Shape: database, tenant → sum. */
export async function tenantHash(database: TestDatabase, tenantId: number): Promise<string> {
  const tables = await database.asOwner<{ name: string }>(
    "select table_schema || '.' || table_name as name from information_schema.columns where column_name = 'tenant_id' and table_schema in ('app', 'platform') order by 1",
  );
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t where tenant_id = $1`,
  );
  const rows = await database.asOwner<{ sum: string }>(
    `select md5(string_agg(name || sum, ',' order by name)) as sum from (${sums.join(' union all ')}) all_sums`,
    [tenantId],
  );
  return rows[0]?.sum ?? '';
}
