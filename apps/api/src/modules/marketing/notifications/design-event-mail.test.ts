import type { EmailNotification, PlacedOrder } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sectionContent } from '../../../../test/support/email-content.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { newBuyer, newThing, ORDERS, openShop, SENT } from '../../../../test/support/shop.ts';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';

const ROOT = '/api/v1/admin/email-marketing/';
const BASE = `${ROOT}notifications/`;

const DESIGN = sectionContent(
  {
    type: 'EmailTextbox',
    props: { html: '<p>Hi {{first_name}}, we pack {{number}} for {{total}}.</p>' },
  },
  { type: 'EmailOrderSummary' },
);

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
});
afterAll(() => t.close());

const call = (method: string, path: string, body?: unknown) =>
  t.call(method, path, { as: 'admin', body });
const problems = async (fields: object) => (await call('POST', BASE, fields)).body.formErrors;

async function make(fields: object): Promise<EmailNotification> {
  const { status, text, body } = await call('POST', BASE, {
    name: 'Design',
    audience: 'customer',
    ...fields,
  });
  expect(status, text).toBe(201);
  return body.notification as EmailNotification;
}
const read = async (id: number) =>
  (await call('GET', `${BASE}${id}/`)).body.notification as EmailNotification;
const change = async (id: number, fields: object) => {
  const { status, text } = await call('PUT', `${BASE}${id}/`, fields);
  expect(status, text).toBe(200);
};

async function order(email: string, name = 'Rain mug'): Promise<{ id: number; number: string }> {
  const mug = await newThing(t, { name });
  const buyer = newBuyer(t);
  await buyer.add(mug.sku, 3);
  const placed = await buyer.place({ ...SENT, email });
  expect(placed.status, placed.text).toBe(201);
  const { number } = placed.body.order as PlacedOrder;
  const { body } = await t.call('GET', `${ORDERS}?search=${number}`, { as: 'manager' });
  const [row] = (body.results as { rows: { id: number }[] }).rows;
  return { id: row?.id ?? 0, number };
}

describe('emails to customers in the design of the shop', () => {
  it('replaces the order confirmation: own text, items, totals and button', async () => {
    const made = await make({
      event: 'order.placed',
      subject: '{{first_name}}, thanks for {{number}}',
      content: DESIGN,
    });
    expect(made).toMatchObject({ audience: 'customer', emails: [], module: 'web_orders' });
    const { number } = await order('designed@buyer.example');
    const { subject, html, text } = await sentMail(t, 'designed@buyer.example');
    expect(subject).toMatch(new RegExp(`^[A-Z][a-z]+, thanks for ${number}$`));
    expect(html).toMatch(new RegExp(`we pack ${number} for [^<]*3\\d\\.\\d\\d`));
    expect(html).toContain('3 × Rain mug');
    expect(html).not.toContain('{{');
    expect(text).toMatch(/3 × Rain mug: .*30\.00\n/);
    expect(text).toContain(`See your order: ${ALPHA_SITE}/order/`);
    await expect
      .poll(async () => (await read(made.id)).stats, { timeout: 60_000 })
      .toEqual({ sent: 1, lastSentAt: expect.any(String) });
    await change(made.id, { enabled: false });
    await order('plain@buyer.example');
    expect((await sentMail(t, 'plain@buyer.example')).text).toContain(
      'You received this email because someone placed an order',
    );
  });

  it('replaces the email about a parcel, and does not merge fields that a record contains', async () => {
    const made = await make({ event: 'order.fulfilled', content: DESIGN });
    const { id, number } = await order('parcel@buyer.example', 'Mug of {{email}}');
    const { status, text: answer } = await t.call('POST', `${ORDERS}${id}/fulfil/`, {
      as: 'manager',
      body: { tracking: { carrier: 'Post', number: '{{email}}', url: 'https://post.example/1' } },
    });
    expect(status, answer).toBe(200);
    const mail = await sentMail(t, 'parcel@buyer.example', /is on its way$/);
    expect(mail.subject).toBe(`Your order ${number} is on its way`);
    expect(mail.html).toContain('https://post.example/1');
    expect(mail.html).toContain('3 × Mug of &#123;&#123;email}}');
    expect(mail.text).toContain('Track your parcel: https://post.example/1');
    expect(mail.text).not.toContain('Mug of parcel@buyer.example');
    await change(made.id, { enabled: false });
  });

  it('sends the standard email when the design is broken', async () => {
    const made = await make({ event: 'order.cancelled', content: DESIGN });
    await t.database.asOwner(
      "update app.email_notifications set content = 'broken' where id = $1",
      [made.id],
    );
    const { id } = await order('broken@buyer.example');
    await t.call('POST', `${ORDERS}${id}/cancel/`, { as: 'manager', body: { reason: 'Kiln' } });
    const mail = await sentMail(t, 'broken@buyer.example', /was cancelled$/);
    expect(mail.text).toContain('Kiln\n\n3 × Rain mug');
    await change(made.id, { enabled: false, content: null });
  });

  it('keeps the subject and the message that a person typed for an invoice', async () => {
    await make({ event: 'invoice.sent', subject: 'Never shown', content: DESIGN });
    const customer = await call('POST', '/api/v1/admin/customers/', {
      firstname: 'Ada',
      lastname: 'Byron',
      email: 'billed@buyer.example',
    });
    const made = await call('POST', '/api/v1/admin/invoices/', {
      customer_id: (customer.body.customer as { id: number }).id,
      lines: [{ description: 'Glazing', quantity: 1, unitPrice: 40 }],
    });
    expect(made.status, made.text).toBe(201);
    const sent = await call(
      'POST',
      `/api/v1/admin/invoices/${(made.body.invoice as { id: number }).id}/send/`,
      { subject: 'Your bowls', message: 'Dear Ada,\n\nas agreed.', attachPdf: true },
    );
    expect(sent.status, sent.text).toBe(200);
    const mail = await sentMail(t, 'billed@buyer.example');
    expect(mail.subject).toBe('Your bowls');
    expect(mail.text).toContain('as agreed.');
    expect(mail.text).toMatch(/we pack INV-[\d-]+ for .*40\.00\./);
    expect(mail.attachments).toHaveLength(1);
  });

  it('API-MKT-19 sends a test about a sample order to an address', async () => {
    const made = await make({ event: 'order.refunded', content: DESIGN, enabled: false });
    const send = (body: object) =>
      call('POST', `${ROOT}send-email-notification/`, { notificationId: made.id, ...body });
    expect((await send({})).body.formErrors).toEqual({ to: 'Enter an email address' });
    expect((await send({ to: ['tester@kiln.example'] })).status).toBe(202);
    const { text } = await sentMail(t, 'tester@kiln.example');
    expect(text).toContain('2 × Tea bowl: €52.00');
  });

  it('refuses rules that make no sense, and a second one about the same event', async () => {
    expect(await problems({ name: 'x', event: 'customer.created', audience: 'customer' })).toEqual({
      audience: 'Only your team gets an email about this event',
    });
    expect(await problems({ name: 'x', event: 'quote.sent', audience: 'team' })).toEqual({
      audience: 'Only customers get an email about this event',
    });
    expect(await problems({ name: 'x', event: 'quote.sent', emails: ['a@kiln.example'] })).toEqual({
      emails: 'A notification to customers cannot have addresses',
    });
    const first = await make({ name: 'First', event: 'quote.reminded' });
    const taken = {
      enabled: '“First” is the email to customers about this event. Turn it off first.',
    };
    expect(await problems({ name: 'Second', event: 'quote.reminded' })).toEqual(taken);
    const second = await make({ name: 'Second', event: 'quote.reminded', enabled: false });
    const on = await call('PUT', `${BASE}${second.id}/`, { enabled: true });
    expect(on.body.formErrors).toEqual(taken);
    await change(first.id, { enabled: false });
    await change(second.id, { enabled: true });
    const racers = await Promise.all(
      ['quote.sent', 'quote.sent', 'quote.sent'].map((event) =>
        call('POST', BASE, { name: 'Racer', event, audience: 'customer' }),
      ),
    );
    expect(racers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const listed = await call('GET', `${BASE}?audience=customer&event=quote.sent`);
    expect(listed.body.results).toMatchObject({ total: 1 });
  });
});
