import { hasCheckedRecords, NOTIFICATION_EVENTS } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { CANARY } from '../../../../test/support/world.ts';

const BASE = '/api/v1/admin/email-marketing/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

interface Found {
  readonly id: number;
  readonly name: string;
  readonly note: string;
}

async function find(event: string, as: 'admin' | 'editor' = 'admin'): Promise<Found[]> {
  const { status, text, body } = await t.call('GET', `${BASE}preview-records/?event=${event}`, {
    as,
  });
  expect(status, text).toBe(200);
  return (body.results as { rows: Found[] }).rows;
}
const check = (event: string, audience: string, recordId: number | null) =>
  t.call('POST', `${BASE}check-email/`, {
    as: 'admin',
    body: { content: null, hasRecord: true, event, audience, recordId },
  });

it('checks the email of every event with each kind of record that it can have', async () => {
  for (const { key: event, audiences } of NOTIFICATION_EVENTS) {
    const found = await find(event);
    if (!hasCheckedRecords(event)) expect(found, event).toEqual([]);
    expect(JSON.stringify(found)).not.toContain(CANARY);
    for (const audience of audiences)
      for (const recordId of [null, ...found.map(({ id }) => id)]) {
        const { status, text } = await check(event, audience, recordId);
        expect(status, `${event} ${audience} ${recordId} ${text}`).toBe(200);
      }
  }
  for (const event of ['order.placed', 'quote.sent', 'invoice.sent', 'form.submitted'])
    expect((await find(event)).length, event).toBeGreaterThan(0);
});

it('uses the standard subject of the record where the design has none', async () => {
  const [order] = await find('order.placed');
  const { body, text } = await check('order.placed', 'customer', order?.id ?? 0);
  expect(JSON.stringify(body.results), text).not.toContain('subject_missing');
  expect(order?.name).toMatch(/^Order /);
});

it('refuses records of other tenants, other kinds and people who may not see them', async () => {
  const [order] = await find('order.placed');
  const [row] = await t.database.asOwner<{ id: number }>(
    'select id from app.orders where tenant_id = $1 limit 1',
    [t.world.beta.id],
  );
  const foreign = Number(row?.id);
  expect((await check('order.placed', 'customer', foreign)).status).toBe(404);
  expect((await check('order.placed', 'team', foreign)).status).toBe(404);
  expect((await check('order.placed', 'customer', 999_999)).status).toBe(404);
  expect((await check('task.assigned', 'staff', order?.id ?? 0)).status).toBe(404);
  // An editor may see no orders.
  expect(await find('order.placed', 'editor')).toEqual([]);
  const refused = await t.call('POST', `${BASE}check-email/`, {
    as: 'editor',
    body: { content: null, hasRecord: true, event: 'order.placed', recordId: order?.id },
  });
  expect(refused.status, refused.text).toBe(404);
  expect((await t.call('GET', `${BASE}preview-records/?event=none`, { as: 'admin' })).status).toBe(
    422,
  );
});
