import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newBuyer, newThing, openShop, stockFaults } from '../../../../test/support/shop.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { releaseReservation } from './cart-reservations.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
});
afterAll(() => t.close());

const held = async (): Promise<number> =>
  (await t.database.asOwner('select from app.carts where reserved_until is not null')).length;
/** Returns the queued jobs that release reservations. */
const waiting = () =>
  t.database.asOwner<{ tenant: string; cart: number; when: Date }>(
    `select data ->> 'tenantId' as tenant, (data -> 'payload' ->> 'cartId')::int as cart, start_after as when
     from jobs.job_common where name = 'end-hold' and state = 'created'`,
  );

it('releases an expired reservation without scanning 200 other tenants', async () => {
  const { alpha } = t.world;
  await t.database.asOwner(
    "insert into platform.tenants (name, slug) select 'Shop ' || n, 'shop-' || n from generate_series(1, 200) n",
  );
  const { sku } = await newThing(t, { stock: 3 });
  const [one, two] = [newBuyer(t), newBuyer(t)];
  await one.add(sku, 3);
  await one.checkout();
  await one.checkout();
  // Opening a checkout several times queues only one job.
  const [work, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(work).toMatchObject({ tenant: String(alpha.id) });
  const until = await t.database.asOwner<{ reserved_until: Date }>(
    'select reserved_until from app.carts where reserved_until is not null',
  );
  // The job is due when the first reservation ended, which the second visit has extended since.
  expect(Number(until[0]?.reserved_until)).toBeGreaterThanOrEqual(Number(work?.when));
  await expect(two.add(sku, 3)).rejects.toThrow();

  await t.database.asOwner(
    "update app.carts set reserved_until = now() - interval '1 second' where reserved_until is not null",
  );
  await t.database.asOwner(
    "update jobs.job_common set start_after = now() where name = 'end-hold'",
  );
  const visits = vi.spyOn(t.database.db, 'asTenant');
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
  await vi.waitFor(async () => expect(await held()).toBe(0), { timeout: 80_000, interval: 100 });
  await t.api.jobs.stop();
  expect(visits.mock.calls.map(([tenantId]) => tenantId)).toEqual([alpha.id]);
  visits.mockRestore();
  expect((await two.add(sku, 3)).items).toMatchObject([{ available: true, maxQuantity: 3 }]);
  expect(await stockFaults(t)).toEqual([]);
});

it('queues itself again when the reservation was extended, and keeps the stock reserved until then', async () => {
  const tenantId = t.world.alpha.id;
  const buyer = newBuyer(t);
  await buyer.add((await newThing(t)).sku);
  await buyer.checkout();
  const [{ cart = 0 } = {}] = await waiting();
  const end = () =>
    releaseReservation(
      { db: t.database.db, send: t.api.jobs.send },
      { tenantId, payload: { cartId: cart } },
    );
  await t.database.asOwner("delete from jobs.job_common where name = 'end-hold'");
  await end();
  expect(await held()).toBe(1);
  expect(await waiting()).toMatchObject([{ cart }]);
  await t.database.asOwner(
    "update app.carts set reserved_until = now() - interval '1 second' where reserved_until is not null",
  );
  await end();
  expect(await held()).toBe(0);
  // A deleted cart or one without a reservation is not an error.
  await end();
});
