import type { PublicDocument, Quote } from '@org/schema/entities';
import { beforeAll, expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { ALPHA_SITE } from '../../../../test/support/test-api.ts';

const billing = useBilling();
const { call, makeCustomer, makeQuote, issueInvoice } = billing;

beforeAll(() => billing.t.api.jobs.start({ poll: 0.5, supervise: 1 }));

async function issuedQuote(body: object = {}): Promise<Quote> {
  const { id } = await makeQuote(body);
  return (await call('POST', `quotes/${id}/issue/`, {})).body.quote as Quote;
}
const onSite = (method: string, path: string, body?: object) =>
  billing.t.call(method, `/api/v1/documents/${path}`, {
    origin: ALPHA_SITE,
    body,
    headers: { origin: ALPHA_SITE },
  });

it('answers a comment of the customer on their page, in the history and by email', async () => {
  const customer = await makeCustomer({ email: 'asks@buyer.example' });
  const quote = await issuedQuote({ customer_id: customer.id });
  await onSite('POST', `${quote.guid}/comment/`, { comment: 'When do you start?' });
  const answered = await call('POST', `quotes/${quote.id}/comments/`, {
    comment: 'In <b>May</b>.\n\nIs that fine?',
  });
  expect(answered.status, answered.text).toBe(201);
  expect(answered.body.message).toBe('Comment emailed to asks@buyer.example');

  const mail = await sentMail(billing.t, 'asks@buyer.example');
  expect(mail.subject).toBe(`New comment on Quote ${quote.quoteNumber}`);
  expect(mail.html).toContain('In &lt;b&gt;May&lt;/b&gt;.');
  expect(mail.text).toContain(`/documents/${quote.guid}`);
  expect(mail.attachments).toEqual([]);

  const { body } = await onSite('GET', `${quote.guid}/`);
  expect((body.document as PublicDocument).comments).toMatchObject([
    { text: 'When do you start?', isOwn: true },
    { text: 'In <b>May</b>.\n\nIs that fine?', isOwn: false },
  ]);
  const history = await call('GET', `quotes/${quote.id}/events/`);
  expect((history.body.results as { rows: object[] }).rows).toMatchObject([
    { type: 'viewed' },
    {
      type: 'commented',
      text: 'In <b>May</b>.\n\nIs that fine?',
      user: { id: expect.any(Number) },
    },
    { type: 'commented', text: 'When do you start?', user: null },
    { type: 'issued' },
  ]);
});

it('emails a comment to the people who got the document', async () => {
  const quote = await makeQuote();
  await call('POST', `quotes/${quote.id}/send/`, { to: ['boss@buyer.example'] });
  await sentMail(billing.t, 'boss@buyer.example');
  const answered = await call('POST', `quotes/${quote.id}/comments/`, {
    comment: 'Any questions?',
  });
  expect(answered.body.message).toBe('Comment emailed to boss@buyer.example');
});

it('adds a comment without an email for a customer who has no address, also to an invoice', async () => {
  const customer = await makeCustomer({ email: '' });
  const invoice = await issueInvoice({ customer_id: customer.id });
  const answered = await call('POST', `invoices/${invoice.id}/comments/`, { comment: 'Hello' });
  expect(answered.status, answered.text).toBe(201);
  expect(answered.body.message).toMatch(/^Comment added .* It was not emailed/);
  const { body } = await onSite('GET', `${invoice.guid}/`);
  expect((body.document as PublicDocument).comments).toMatchObject([
    { text: 'Hello', isOwn: false },
  ]);
});

it('refuses a comment on a draft, an empty or a long one, and one too many', async () => {
  const draft = await makeQuote();
  expect((await call('POST', `quotes/${draft.id}/comments/`, { comment: 'x' })).body.code).toBe(
    'not_now',
  );
  const quote = await issuedQuote();
  for (const comment of ['  ', 'x'.repeat(2001)])
    expect((await call('POST', `quotes/${quote.id}/comments/`, { comment })).status).toBe(422);
  await billing.t.database.asOwner(
    `insert into app.document_events (tenant_id, quote_id, type, text)
     select tenant_id, id, 'commented', 'x' from app.quotes, generate_series(1, 200) where id = $1`,
    [quote.id],
  );
  const full = await call('POST', `quotes/${quote.id}/comments/`, { comment: 'one more' });
  expect(full.body).toMatchObject({
    code: 'not_now',
    error: 'This document has too many comments. Please call the customer',
  });
});

it('lets staff comment only on quotes that they may see', async () => {
  const quote = await issuedQuote();
  const other = await call(
    'POST',
    `quotes/${quote.id}/comments/`,
    { comment: 'x' },
    { as: 'staffMember' },
  );
  expect(other.status).toBe(404);
});
