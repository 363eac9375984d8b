import type { EmailNotification } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { ringEvents } from './follow-events.ts';

const ROOT = '/api/v1/admin/email-marketing/';
const BASE = `${ROOT}notifications/`;

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
});
afterAll(() => t.close());

const call = (method: string, path: string, body?: unknown, as: 'admin' | 'viewer' = 'admin') =>
  t.call(method, path, { as, body });
async function make(fields: object = {}): Promise<EmailNotification> {
  const { status, text, body } = await call('POST', BASE, {
    name: 'New customers',
    event: 'customer.created',
    emails: ['office@kiln.example'],
    ...fields,
  });
  expect(status, text).toBe(201);
  return body.notification as EmailNotification;
}
const addCustomer = async (email: string): Promise<number> => {
  const { status, text, body } = await call('POST', '/api/v1/admin/customers/', {
    firstname: 'Ada',
    lastname: 'Buyer',
    email,
  });
  expect(status, text).toBe(201);
  return (body.customer as { id: number }).id;
};
const ring = () =>
  t.database.db.asTenant(t.world.alpha.id, (tx) =>
    ringEvents(tx, t.world.alpha.id, t.api.jobs.send),
  );
const mailsTo = async (email: string): Promise<number> =>
  (await t.database.asOwner('select from platform.mails where recipient = $1', [email])).length;

describe('email notifications', () => {
  it('API-MKT-13 API-MKT-14 API-MKT-15 MKT-004 MKT-005 creates, returns and lists notifications with their fields', async () => {
    const made = await make({
      emails: ['a@kiln.example', { email: 'B@kiln.example' }, 'a@kiln.example'],
    });
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'New customers',
      description: '',
      event: 'customer.created',
      module: 'customers',
      audience: 'team',
      subject: '',
      content: null,
      enabled: true,
      emails: [
        { id: expect.any(Number), email: 'a@kiln.example' },
        { id: expect.any(Number), email: 'b@kiln.example' },
      ],
      stats: { sent: 0, lastSentAt: null },
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const read = await call('GET', `${BASE}${made.id}/`);
    expect(read.body).toMatchObject({ success: true, notification: made, results: made });
    const list = await call('GET', `${BASE}?event=customer.created&search=customers`);
    expect(list.body.results).toMatchObject({
      rows: expect.arrayContaining([made]),
      total: expect.any(Number),
    });
    expect((await call('GET', `${BASE}?event=order.placed`)).body.results).toMatchObject({
      total: 0,
    });
    expect((await call('GET', `${BASE}?event=nothing`)).status).toBe(422);
  });

  it('API-MKT-16 API-MKT-17 API-MKT-18 updates and deletes a notification, and one of its addresses', async () => {
    const made = await make({ emails: ['a@kiln.example', 'b@kiln.example'] });
    const kept = made.emails[0]?.id;
    const changed = await call('PUT', `${BASE}${made.id}/`, {
      version: 1,
      name: 'Renamed',
      enabled: false,
      emails: ['a@kiln.example', 'c@kiln.example'],
    });
    expect(changed.body.notification, changed.text).toMatchObject({
      name: 'Renamed',
      enabled: false,
      version: 2,
      emails: [{ id: kept, email: 'a@kiln.example' }, { email: 'c@kiln.example' }],
    });
    const old = await call('PUT', `${BASE}${made.id}/`, { version: 1, name: 'Late' });
    expect([old.status, old.body.current]).toMatchObject([409, { name: 'Renamed' }]);
    const fewer = await call('DELETE', `${BASE}email/${kept}/`);
    expect(fewer.body, fewer.text).toMatchObject({
      success: true,
      notification: { emails: [{ email: 'c@kiln.example' }] },
    });
    expect((await call('DELETE', `${BASE}email/${kept}/`)).status).toBe(404);
    expect((await call('DELETE', `${BASE}${made.id}/`)).status).toBe(200);
    expect((await call('GET', `${BASE}${made.id}/`)).status).toBe(404);
    expect((await call('DELETE', `${BASE}${made.id}/`)).status).toBe(404);
  });

  it('API-MKT-20 lists the modules with their events', async () => {
    const { body } = await call('GET', `${ROOT}modules-list/`);
    expect(body.modules).toContainEqual({
      key: 'customers',
      label: 'Customers',
      enabled: true,
      events: [{ key: 'customer.created', label: 'A customer was added', audiences: ['team'] }],
    });
    expect(body.results).toMatchObject({ rows: body.modules });
  });

  it('API-MKT-19 sends a notification about a record now, to its addresses or to others', async () => {
    const customer = await addCustomer('shown@buyer.example');
    const made = await make({
      subject: 'Look, {{first_name|somebody}}',
      emails: ['now@kiln.example'],
    });
    const send = (body: object) =>
      call('POST', `${ROOT}send-email-notification/`, { notificationId: made.id, ...body });
    const sent = await send({ entity: { type: 'customer', id: customer } });
    expect([sent.status, sent.body], sent.text).toMatchObject([
      202,
      { success: true, queued: 1, message: 'Notification sent to 1 address' },
    ]);
    const mail = await sentMail(t, 'now@kiln.example');
    expect(mail.text).toContain('Ada Buyer was added to your customers.');
    expect(mail.html).toContain(`/admin/customers/${customer}`);
    expect((await send({ to: ['one@kiln.example', 'two@kiln.example'] })).body).toMatchObject({
      queued: 2,
    });
    await sentMail(t, 'two@kiln.example');
    expect((await call('GET', `${BASE}${made.id}/`)).body.notification).toMatchObject({
      stats: { sent: 3, lastSentAt: expect.any(String) },
    });
    const problems = async (body: object) => (await send(body)).body.formErrors;
    expect(await problems({ to: [] })).toEqual({ to: 'Enter an email address' });
    expect(await problems({ to: ['a@b.example\r\nBcc: c@d.example'] })).toHaveProperty('to[0]');
    expect(await problems({ entity: { type: 'order', id: 1 } })).toEqual({
      entity: 'This notification is about records of the type customer',
    });
    expect(await problems({ entity: { type: 'customer', id: 987_654 } })).toEqual({
      entity: 'This record does not exist',
    });
    expect((await send({ notificationId: 987_654 })).status).toBe(404);
  });

  it('emails when something happens, once for each record, and not about what was before', async () => {
    await addCustomer('before@buyer.example');
    const made = await make({ name: 'Once', emails: ['once@kiln.example'] });
    const off = await make({ name: 'Off', enabled: false, emails: ['off@kiln.example'] });
    const customer = await addCustomer('after@buyer.example');
    await Promise.all([ring(), ring()]);
    const mail = await sentMail(t, 'once@kiln.example');
    expect(mail.subject).toBe('New customer: Ada Buyer');
    await call('PUT', `/api/v1/admin/customers/${customer}/`, { phone: '1' });
    await addCustomer('second@buyer.example');
    await ring();
    await expect.poll(() => mailsTo('once@kiln.example'), { timeout: 60_000 }).toBe(2);
    await ring();
    await expect
      .poll(
        async () =>
          t.database.asOwner(
            "select from jobs.job where name = 'follow-events' and state < 'completed'",
          ),
        { timeout: 60_000 },
      )
      .toEqual([]);
    expect(await mailsTo('once@kiln.example')).toBe(2);
    expect(await mailsTo('off@kiln.example')).toBe(0);
    expect([made.enabled, off.enabled]).toEqual([true, false]);
  });

  it('refuses bad input with the field, and people without the permission', async () => {
    const problems = async (fields: object) =>
      (await call('POST', BASE, { name: 'Bad', event: 'order.placed', ...fields })).body.formErrors;
    expect(await problems({ name: '' })).toEqual({ name: 'Please enter a name' });
    expect(await problems({ event: 'order.lost' })).toEqual({ event: 'Choose an event' });
    expect(await problems({ emails: ['nobody'] })).toEqual({
      'emails[0]': 'Please enter a valid email address',
    });
    expect(await problems({ subject: 'a\r\nBcc: x@y.example' })).toHaveProperty('subject');
    const many = Array.from({ length: 21 }, (_, at) => `n${at}@kiln.example`);
    expect(await problems({ emails: many })).toEqual({
      emails: 'Enter at most 20 email addresses',
    });
    expect((await call('POST', BASE, { name: 'x', event: 'order.placed' }, 'viewer')).status).toBe(
      403,
    );
  });
});
