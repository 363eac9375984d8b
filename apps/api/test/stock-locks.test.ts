import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TenantTx } from '../src/kernel/database/tenant-database.ts';
import { newBuyer, newThing, openShop, stockFaults } from './support/shop.ts';
import { type TestApi, testApi } from './support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi({}, { poolSize: 10 });
  await openShop(t);
});
afterAll(() => t.close());

/** Returns the statements that wait for a row lock of another transaction. */
async function waitingStatements(): Promise<string[]> {
  const rows = await t.database.asOwner<{ query: string }>(
    `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.map(({ query }) => query.replaceAll(/\s+/g, ' ').trim());
}

/** Runs work in a transaction that stays open until `commit` is called. */
async function openTransaction(
  work: (tx: TenantTx) => Promise<unknown>,
): Promise<{ commit: () => Promise<void> }> {
  const worked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const transaction = t.database.db.asTenant(t.world.alpha.id, async (tx) => {
    await work(tx);
    worked.resolve();
    await ended.promise;
  });
  await Promise.race([worked.promise, transaction]);
  return {
    commit: () => {
      ended.resolve();
      return transaction;
    },
  };
}

/** Places an order for the last unit while another transaction is open, and returns the statement that it waits at. */
async function orderDuring(
  productId: number,
  sku: string,
  work: (tx: TenantTx) => Promise<unknown>,
) {
  const buyer = newBuyer(t);
  await buyer.add(sku);
  const other = await openTransaction(work);
  const placed = buyer.place();
  const statement = await vi.waitFor(
    async () => {
      const [waiting] = await waitingStatements();
      expect(waiting).toBeDefined();
      return waiting;
    },
    { timeout: 15_000, interval: 20 },
  );
  await other.commit();
  const sold = await t.database.asOwner(`select from app.order_items where product_id = $1`, [
    productId,
  ]);
  return { statement, answer: await placed, sold };
}

it('reads stock only after a transaction that is changing it has ended', async () => {
  const { id, sku } = await newThing(t, { stock: 1 });
  const { statement, answer } = await orderDuring(id, sku, (tx) =>
    sql`update inventory_levels set on_hand = 0 where variant_id in (select id from product_variants where product_id = ${id})`.execute(
      tx,
    ),
  );
  expect(statement).toMatch(/from inventory_levels .* for update$/);
  expect(answer.body).toMatchObject({ code: 'conflict' });
});

it('locks products before their stock', async () => {
  const { id, sku } = await newThing(t, { stock: 1 });
  const { statement, answer } = await orderDuring(id, sku, (tx) =>
    sql`select id from products where id = ${id} for no key update`.execute(tx),
  );
  expect(statement).toMatch(/^select p\.id from products p .* for no key update$/);
  expect(answer.status, answer.text).toBe(201);
  expect((await stockFaults(t)).filter((fault) => JSON.stringify(fault).includes(sku))).toEqual([]);
});
