import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import type { Campaign, Customer, Product } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

const BASE = '/api/v1/admin/email-marketing/campaigns/';

let t: TestApi;
let campaign: Campaign;

const content = encodeContent(
  createTree(
    {
      type: 'EmailWrapper',
      children: [
        {
          type: 'EmailTextbox',
          props: {
            html: '<p>Dear {{first_name|friend}}, spring is here at {{company_name|us}}.</p>',
          },
        },
        { type: 'EmailUnsubscribe' },
      ],
    },
    blockRegistry,
  ),
);
const sendTest = (body: object, as: 'admin' | 'viewer' = 'admin') =>
  t.call('POST', `${BASE}${campaign.id}/send-test/`, { as, body });
async function makeCampaign(fields: object): Promise<Campaign> {
  const answer = await t.call('POST', BASE, { as: 'admin', body: { name: 'Spring', ...fields } });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.campaign as Campaign;
}

beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
  campaign = await makeCampaign({
    subject: 'Spring for {{first_name|you}}',
    content,
    from_name: 'Kiln studio',
    reply_to: 'studio@kiln.example',
  });
});
afterAll(() => t.close());

it('API-MKT-09 emails a test as a customer gets it, with a subject that says so and an inert link', async () => {
  const made = await t.call('POST', '/api/v1/admin/customers/', {
    as: 'admin',
    body: { firstname: 'A<b>da', lastname: 'Buyer', email: 'ada@buyer.example' },
  });
  const customer = made.body.customer as Customer;
  const answer = await sendTest({
    recipients: ['first@test.example', 'First@test.example', 'second@test.example'],
    testCustomer: customer.id,
  });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toMatchObject({
    success: true,
    sent: expect.arrayContaining(['second@test.example']),
    failed: [],
  });
  const mail = await sentMail(t, 'second@test.example');
  expect(mail.subject).toBe('[Test] Spring for A<b>da');
  expect(mail.html).toContain('Dear A&lt;b&gt;da, spring is here');
  expect(mail.text).toContain('Dear A<b>da, spring is here');
  const [stored] = await t.database.asOwner<{ reply_to: string }>(
    "select reply_to from platform.mails where recipient = 'second@test.example'",
  );
  expect([mail.from, stored?.reply_to]).toEqual([
    expect.stringContaining('Kiln studio'),
    'studio@kiln.example',
  ]);
  expect(mail.html).not.toContain('{{');
  expect(mail.html).not.toContain('token=');
  const read = await t.call('GET', `${BASE}${campaign.id}/`, { as: 'admin' });
  expect(read.body.campaign).toMatchObject({
    status: 'draft',
    sent_at: null,
    version: campaign.version,
  });
});

it('sends each address one test with the sender’s name, and names those that are no addresses', async () => {
  const answer = await sendTest({
    recipients: ['typed@test.example', 'nobody', 'typed@test.example'],
  });
  expect(answer.body).toMatchObject({
    sent: ['typed@test.example'],
    failed: [{ email: 'nobody', error: 'This is not an email address' }],
    message: 'Test sent to 1 address',
  });
  const { subject } = await sentMail(t, 'typed@test.example');
  expect(subject).toMatch(/^\[Test\] Spring for \w+/);
  expect(subject).not.toBe('[Test] Spring for you');
});

it('refuses what cannot be sent, with the field', async () => {
  const problems = async (body: object) => {
    const { status, body: answer } = await sendTest(body);
    return [status, answer.formErrors];
  };
  expect(await problems({})).toEqual([422, { recipients: 'Enter an email address' }]);
  expect(await problems({ recipients: [] })).toEqual([
    422,
    { recipients: 'Enter an email address' },
  ]);
  expect(await problems({ recipients: ['nobody'] })).toEqual([
    422,
    { recipients: 'Enter a valid email address' },
  ]);
  expect(await problems({ recipients: ['a@test.example\r\nBcc: b@test.example'] })).toEqual([
    422,
    { recipients: 'Enter a valid email address' },
  ]);
  const many = Array.from({ length: 11 }, (_, at) => `n${at}@test.example`);
  expect(await problems({ recipients: many })).toEqual([
    422,
    { recipients: 'Enter at most 10 email addresses' },
  ]);
  expect(await problems({ recipients: ['a@test.example'], testCustomer: 987654321 })).toEqual([
    422,
    { testCustomer: 'This customer does not exist' },
  ]);
  const silent = await makeCampaign({ subject: '' });
  const answer = await t.call('POST', `${BASE}${silent.id}/send-test/`, {
    as: 'admin',
    body: { recipients: ['a@test.example'] },
  });
  expect(answer.body.formErrors).toEqual({ subject: 'Enter a subject first' });
  expect((await sendTest({ recipients: ['a@test.example'] }, 'viewer')).status).toBe(403);
});

it('sends a test once when the request is repeated with its key', async () => {
  const send = () =>
    t.call('POST', `${BASE}${campaign.id}/send-test/`, {
      as: 'admin',
      body: { recipients: ['key@test.example'] },
      headers: { 'idempotency-key': 'test-key-1' },
    });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status], first.text).toEqual([200, 200]);
  await sentMail(t, 'key@test.example');
  const mails = await t.database.asOwner(
    "select from platform.mails where recipient = 'key@test.example'",
  );
  expect(mails).toHaveLength(1);
});

it('sends the template that a campaign without content has', async () => {
  const empty = await makeCampaign({ subject: 'Empty' });
  const answer = await t.call('POST', `${BASE}${empty.id}/send-test/`, {
    as: 'admin',
    body: { recipients: ['empty@test.example'] },
  });
  expect(answer.status, answer.text).toBe(200);
  expect((await sentMail(t, 'empty@test.example')).subject).toBe('[Test] Empty');
});

it('shows published products with the prices of the moment of sending', async () => {
  const make = async (fields: object): Promise<Product> => {
    const made = await t.call('POST', '/api/v1/admin/products/', { as: 'admin', body: fields });
    expect(made.status, made.text).toBe(201);
    return made.body.product as Product;
  };
  const bowl = await make({ name: 'Ash bowl', sku: 'ASH-1', status: 'published', unitPrice: 20 });
  const draft = await make({ name: 'Secret cup', sku: 'CUP-1', status: 'draft', unitPrice: 5 });
  const shop = await makeCampaign({
    subject: 'From the kiln',
    content: encodeContent(
      createTree(
        {
          type: 'EmailWrapper',
          children: [
            { type: 'EmailProducts', props: { products: [draft.id, bowl.id] } },
            { type: 'EmailUnsubscribe' },
          ],
        },
        blockRegistry,
      ),
    ),
  });
  const send = async (to: string) => {
    const path = `${BASE}${shop.id}/send-test/`;
    const answer = await t.call('POST', path, { as: 'admin', body: { recipients: [to] } });
    expect(answer.status, answer.text).toBe(200);
    return sentMail(t, to);
  };
  const first = await send('before@test.example');
  expect(first.html).toContain('Ash bowl');
  expect(first.html).toContain('20.00');
  expect(first.html).not.toContain('Secret cup');
  const changed = await t.call('PUT', `/api/v1/admin/products/${bowl.id}/`, {
    as: 'admin',
    body: { unitPrice: 24 },
  });
  expect(changed.status, changed.text).toBe(200);
  const second = await send('after@test.example');
  expect(second.html).toContain('24.00');
  expect(second.text).toMatch(/Ash bowl, \S*24\.00: https?:\/\//);
});
