import type { Product } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer, newThing, openShop, setShop } from '../../../../test/support/shop.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { serverLog } from '../../../kernel/process/server-log.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
  await setShop(t, { low_stock: 3, low_stock_emails: ['stock@shop.example'] });
});
afterAll(() => t.close());

/** Returns the subjects of the low-stock mails, oldest first. */
const told = async (): Promise<string[]> => {
  const rows = await t.database.asOwner<{ subject: string }>(
    "select subject from platform.mails where kind = 'low-stock' order by id",
    [],
  );
  return rows.map(({ subject }) => subject);
};

const mailNow = () =>
  t.api.jobs.housekeeping.tasks
    .get('low-stock')
    ?.run({ signal: new AbortController().signal, log: serverLog('silent') });

async function sell(thing: Product, quantity: number): Promise<void> {
  const buyer = newBuyer(t);
  await buyer.add(thing.sku, quantity);
  expect((await buyer.place()).status).toBe(201);
}

const count = async (thing: Product, setTo: number): Promise<void> => {
  const [row] = await t.database.asOwner<{ id: number }>(
    'select id from app.product_variants where product_id = $1 and is_live',
    [thing.id],
  );
  const answer = await t.call('POST', '/api/v1/admin/inventory/adjustments/', {
    as: 'admin',
    body: { variantId: Number(row?.id), setTo, reason: 'count' },
  });
  expect(answer.status, answer.text).toBe(200);
};

describe('low-stock mails', () => {
  it('sends one mail when a product reaches its alert, and another after it was restocked and falls again', async () => {
    const thing = await newThing(t, { name: 'Kiln shelf', stock: 5 });
    await mailNow();
    expect(await told()).toEqual([]);
    await sell(thing, 1);
    await mailNow();
    expect(await told()).toEqual([]);
    await sell(thing, 1);
    await mailNow();
    await mailNow();
    expect(await told()).toEqual(['Kiln shelf is low on stock']);
    await sell(thing, 1);
    await mailNow();
    expect(await told()).toHaveLength(1);
    await count(thing, 10);
    await count(thing, 2);
    await mailNow();
    expect(await told()).toHaveLength(2);
  });

  it('ignores open checkouts, new products and products without tracked stock', async () => {
    const before = (await told()).length;
    const thing = await newThing(t, { stock: 5 });
    const buyer = newBuyer(t);
    await buyer.add(thing.sku, 4);
    expect((await buyer.checkout()).heldUntil).not.toBeNull();
    await newThing(t, { stock: 1 });
    await sell(await newThing(t, { stock: 4, trackInventory: false }), 2);
    await mailNow();
    expect(await told()).toHaveLength(before);
  });

  it('uses the alert of a product if it has one', async () => {
    const before = (await told()).length;
    const thing = await newThing(t, { name: 'Glaze', stock: 9 });
    await t.database.asOwner(
      `update app.inventory_levels l set reorder_point = 7 from app.product_variants v
       where v.tenant_id = l.tenant_id and v.id = l.variant_id and v.product_id = $1`,
      [thing.id],
    );
    await sell(thing, 2);
    await mailNow();
    expect((await told()).slice(before)).toEqual(['Glaze is low on stock']);
  });

  it('combines simultaneous alerts in one mail, and many alerts in one mail a day', async () => {
    const before = (await told()).length;
    const many = await Promise.all(
      Array.from({ length: 11 }, (_, at) => newThing(t, { name: `Tile ${at}`, stock: 4 })),
    );
    for (const thing of many) await sell(thing, 1);
    await mailNow();
    expect((await told()).slice(before)).toEqual(['11 items are low on stock']);
    const late = await newThing(t, { name: 'Late tile', stock: 4 });
    await sell(late, 1);
    await mailNow();
    expect((await told()).slice(before)).toHaveLength(1);
    await t.database.asOwner(
      "update app.low_stock set notified_at = notified_at - interval '25 hours'",
      [],
    );
    await mailNow();
    expect((await told()).slice(before + 1)).toEqual(['Late tile is low on stock']);
  });

  it('sends the mail in the design of the shop', async () => {
    const made = await t.call('POST', '/api/v1/admin/email-marketing/notifications/', {
      as: 'admin',
      body: {
        name: 'Low stock',
        event: 'inventory.low',
        subject: 'Reorder {{product_count}}: {{products}}',
      },
    });
    expect(made.status, made.text).toBe(201);
    expect(made.body.notification).toMatchObject({ audience: 'staff', module: 'inventory' });
    const before = (await told()).length;
    await t.database.asOwner(
      "update app.low_stock set notified_at = notified_at - interval '25 hours'",
      [],
    );
    const thing = await newThing(t, { name: 'Cone', stock: 4 });
    await sell(thing, 2);
    await mailNow();
    expect((await told()).slice(before)).toEqual([`Reorder 1: Cone · ${thing.sku}: 2 left`]);
  });

  it('sends no mail without recipients', async () => {
    const before = (await told()).length;
    await setShop(t, { low_stock_emails: [] });
    const thing = await newThing(t, { stock: 4 });
    await sell(thing, 3);
    await mailNow();
    await setShop(t, { low_stock_emails: ['stock@shop.example'] });
    await mailNow();
    expect(await told()).toHaveLength(before);
    const refused = await t.call('PUT', '/api/v1/admin/web-orders/settings/', {
      as: 'admin',
      body: { low_stock_emails: ['nobody'] },
    });
    expect(JSON.stringify(refused.body.formErrors)).toContain('Please enter a valid email address');
  });
});
