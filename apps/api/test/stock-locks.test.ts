import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { actorInBackground } from '../src/kernel/access/background-actor.ts';
import type { TenantTx } from '../src/kernel/database/tenant-database.ts';
import { removeLocation } from '../src/modules/commerce/inventory/locations.service.ts';
import { releaseOrder } from '../src/modules/commerce/orders/release-order.ts';
import { newBuyer, newThing, openShop, stockFaults } from './support/shop.ts';
import { stockCalls } from './support/stock.ts';
import { type TestApi, testApi } from './support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi({}, { poolSize: 10 });
  await openShop(t);
});
afterAll(() => t.close());

/** Returns the statements that wait for a row lock of a transaction. */
async function waitingStatements(blocker: number): Promise<string[]> {
  const rows = await t.database.asOwner<{ query: string }>(
    'select query from pg_stat_activity where datname = current_database() and $1 = any(pg_blocking_pids(pid))',
    [blocker],
  );
  return rows.map(({ query }) => query.replaceAll(/\s+/g, ' ').trim());
}

/** Waits until a statement waits for a row lock of a transaction, and returns it. */
async function waitingStatement(blocker: number): Promise<string | undefined> {
  await vi.waitFor(async () => expect(await waitingStatements(blocker)).not.toEqual([]), {
    timeout: 60_000,
    interval: 20,
  });
  // PostgreSQL reads the text of a statement before it asks for locks, so the first text can belong
  // to the statement before. A second reading is right: a statement that waits does so until `commit`.
  const [waiting] = await waitingStatements(blocker);
  return waiting;
}

/** Runs work in a transaction that stays open until `commit` is called. */
async function openTransaction(
  work: (tx: TenantTx) => Promise<unknown>,
): Promise<{ process: number; commit: () => Promise<void> }> {
  const worked = Promise.withResolvers<void>();
  let process = 0;
  const ended = Promise.withResolvers<void>();
  const transaction = t.database.db.asTenant(t.world.alpha.id, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    process = rows[0]?.pid ?? 0;
    await work(tx);
    worked.resolve();
    await ended.promise;
  });
  await Promise.race([worked.promise, transaction]);
  return {
    process,
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
  const statement = await waitingStatement(other.process);
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

it('returns stock of a cancelled order to the default location while its location is being deleted', async () => {
  const { location, product, getRow, call, ok } = stockCalls(() => t);
  const { id, sku } = await product({ stock: 1, unitPrice: 10 });
  const { id: variantId } = await getRow(id);
  const shed = await location('Shed');
  await ok(
    call('POST', 'adjustments/', {
      variantId,
      toLocationId: shed.id,
      delta: -1,
      reason: 'transfer',
    }),
  );
  const buyer = newBuyer(t);
  await buyer.add(sku);
  const placed = await buyer.place();
  expect(placed.status, placed.text).toBe(201);

  const { db } = t.database;
  const tenantId = t.world.alpha.id;
  const [admin] = await t.database.asOwner<{ id: number }>(
    "select id from platform.users where email = 'admin@test.example'",
  );
  const actor = await actorInBackground(db, tenantId, Number(admin?.id), '');
  if (!actor) throw new Error('The administrator is not a member');
  const deletion = await openTransaction((tx) => removeLocation({ tx, tenantId, actor }, shed.id));
  const cancelled = db.asTenant(tenantId, async (tx) =>
    releaseOrder(
      tx,
      tenantId,
      await tx.selectFrom('orders').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow(),
    ),
  );
  const statement = await waitingStatement(deletion.process);
  await deletion.commit();
  await cancelled;
  expect(statement).toMatch(/from stock_locations .* for key share$/);
  const { levels } = await getRow(id);
  expect(levels.find(({ onHand }) => onHand > 0)).toMatchObject({ onHand: 1, reserved: 0 });
  expect(levels.find(({ locationId }) => locationId === shed.id)?.onHand ?? 0).toBe(0);
  expect(await stockFaults(t)).not.toContainEqual(
    expect.objectContaining({ variant_id: variantId }),
  );
});
