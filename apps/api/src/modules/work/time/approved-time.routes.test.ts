import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { TIME, timeCalls } from '../../../../test/support/time.ts';

let t: TestApi;
let c: ReturnType<typeof timeCalls>;
beforeAll(async () => {
  t = await testApi();
  c = timeCalls(t);
});
afterAll(() => t.close());

const INVOICES = '/api/v1/admin/invoices/';

interface Unbilled {
  readonly lines: readonly { readonly timeEntryIds: readonly number[] }[];
  readonly minutes: number;
}

it('bills time only after it is approved where the settings ask for that', async () => {
  const customer = await c.ok(
    c.call('POST', '/api/v1/admin/customers/', { lastname: 'Byron', email: 'b@buyer.example' }),
  );
  const customerId = (customer.body.customer as { id: number }).id;
  const made = await c.ok(
    c.call('POST', '/api/v1/admin/projects/', { title: 'Yard', customer_id: customerId }),
  );
  const projectId = (made.body.project as { id: number }).id;
  const task = await c.task({ project_id: projectId });
  const entry = await c.add(task.id, { entry_date: '2026-03-16', hours: 2 });
  const getUnbilled = async (): Promise<Unbilled> => {
    const { body } = await c.ok(
      c.call('GET', `${INVOICES}unbilled-time/?customer_id=${customerId}`),
    );
    return body as object as Unbilled;
  };
  const decide = (status: string) =>
    c.ok(c.call('POST', `${TIME}decide/`, { ids: [entry.id], status }));
  const { lines } = await getUnbilled();
  expect(lines).toMatchObject([{ timeEntryIds: [entry.id] }]);

  await c.settings({ needs_approval: true });
  expect(await getUnbilled()).toMatchObject({ lines: [], minutes: 0 });
  const draft = { customer_id: customerId, lines };
  const refused = await c.call('POST', INVOICES, draft);
  expect(refused.body.formErrors).toHaveProperty('lines');
  await c.ok(c.call('POST', `${TIME}submit/`, { ids: [entry.id] }));
  expect((await getUnbilled()).minutes).toBe(0);

  await decide('approved');
  expect((await getUnbilled()).minutes).toBe(120);
  const invoice = await c.ok(c.call('POST', INVOICES, draft));
  const { id } = invoice.body.invoice as { id: number };
  await decide('rejected');
  const early = await c.call('POST', `${INVOICES}${id}/issue/`, {});
  expect(early.body.formErrors).toEqual({
    lines: 'Some of this time is not approved. Have it approved, or remove it from the invoice',
  });
  await decide('approved');
  await c.ok(c.call('POST', `${INVOICES}${id}/issue/`, {}));
  const read = await c.ok(c.call('GET', c.entries(task.id)));
  expect(read.body.results).toMatchObject({ rows: [{ status: 'invoiced', locked: true }] });
});
