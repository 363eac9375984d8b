import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';
import { executePrepared } from './prepared-statement.ts';
import type { TenantTx } from './tenant-database.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi({}, { poolSize: 1 });
});
afterAll(() => t.close());

const findTenants = (tx: TenantTx, rows = 10) =>
  executePrepared(
    tx,
    { name: 'find tenants', rows },
    sql<{ tenant_id: number }>`select distinct tenant_id from customers where tenant_id > ${0}`,
  );
const listPrepared = (tx: TenantTx) =>
  sql<{ name: string; runs: number }>`
    select name, (generic_plans + custom_plans)::int as runs from pg_prepared_statements
    where name like 'find tenants%' order by name`.execute(tx);

it('returns the rows of the tenant of each transaction, on one connection and with one plan', async () => {
  const { alpha, beta } = t.world;
  // PostgreSQL plans a statement for its values five times before it keeps a plan.
  for (let times = 0; times < 8; times++)
    for (const { id } of [alpha, beta]) {
      const found = await t.database.db.asTenant(id, findTenants);
      expect(found).toEqual([{ tenant_id: id }]);
    }
  const { rows } = await t.database.db.asTenant(alpha.id, listPrepared);
  expect(rows).toEqual([{ name: 'find tenants 1', runs: 16 }]);
});

it('plans a statement again when it finds its rows among ten times as many', async () => {
  const { rows } = await t.database.db.asTenant(t.world.alpha.id, async (tx) => {
    for (const rows of [0, 10, 11, 100, 50_000]) await findTenants(tx, rows);
    return listPrepared(tx);
  });
  expect(rows.map(({ name }) => name)).toEqual([
    'find tenants 0',
    'find tenants 1',
    'find tenants 2',
    'find tenants 5',
  ]);
});
