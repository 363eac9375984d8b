import type { PublicDocument, Quote } from '@org/schema/entities';
import { beforeAll, describe, expect, it } from 'vitest';
import { LINE, useBilling } from '../../../../test/support/billing.ts';
import { siteBrowser } from '../../../../test/support/site-browser.ts';
import { ALPHA_SITE } from '../../../../test/support/test-api.ts';
import { type TestSites, testSites } from '../../../../test/support/test-sites.ts';

const BETA_SITE = 'http://beta.localhost:3000';
const billing = useBilling();
const { call, makeQuote, issueInvoice } = billing;
let sites: TestSites;
beforeAll(async () => {
  sites = await testSites(billing.t);
});

const onSite = (method: string, path: string, body?: object, origin = ALPHA_SITE) =>
  billing.t.call(method, `/api/v1/documents/${path}`, { origin, body, headers: { origin } });

async function issuedQuote(body: object = {}): Promise<Quote> {
  const { id } = await makeQuote(body);
  const answer = await call('POST', `quotes/${id}/issue/`, {});
  return answer.body.quote as Quote;
}
const readQuote = async (id: number): Promise<Quote> =>
  (await call('GET', `quotes/${id}/`)).body.quote as Quote;

describe('a document for its customer', () => {
  it('shows what is meant for the customer, and notes that they have read it', async () => {
    const quote = await issuedQuote({ privateNotes: 'Secret margin', publicNotes: 'Welcome' });
    const { status, body, text } = await onSite('GET', `${quote.guid}/`);
    expect(status, text).toBe(200);
    expect(body.document).toMatchObject({
      kind: 'quote',
      number: quote.quoteNumber,
      canAnswer: true,
      grandTotal: 100,
      notes: 'Welcome',
      lines: [{ description: 'Design', lineTotal: 100 }],
      billTo: { name: 'Lovelace' },
    });
    expect(text).not.toContain('Secret margin');
    expect(text).not.toMatch(/"(?:customer_id|version|author|productId|timeEntryIds|email)":"?ada/);
    expect(await readQuote(quote.id)).toMatchObject({
      status: 'viewed',
      lastViewedAt: expect.any(String),
    });
    const first = (await readQuote(quote.id)).lastViewedAt;
    await onSite('GET', `${quote.guid}/`);
    expect((await readQuote(quote.id)).lastViewedAt).toBe(first);
  });

  it('hides drafts, documents of other tenants and unknown ids alike', async () => {
    const draft = await makeQuote();
    const issued = await issuedQuote();
    const answers = [
      await onSite('GET', `${draft.guid}/`),
      await onSite('GET', `${issued.guid}/`, undefined, BETA_SITE),
      await onSite('GET', '00000000-0000-4000-8000-000000000000/'),
      await onSite('POST', `${issued.guid}/accept/`, { name: 'Eve' }, BETA_SITE),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await readQuote(issued.id)).toMatchObject({ status: 'sent' });
  });

  it('accepts a quote once, with name and time', async () => {
    const quote = await issuedQuote();
    const unnamed = await onSite('POST', `${quote.guid}/accept/`, { name: ' ' });
    expect(unnamed.body.formErrors).toEqual({ name: 'Please enter your name' });
    const answers = await Promise.all(
      ['Ada', 'Ada again'].map((name) => onSite('POST', `${quote.guid}/accept/`, { name })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { status, signature } = await readQuote(quote.id);
    expect(status).toBe('accepted');
    expect(signature).toMatchObject({
      name: expect.stringMatching(/^Ada/),
      at: expect.any(String),
    });
    const late = await onSite('POST', `${quote.guid}/decline/`, { reason: 'Changed my mind' });
    expect(late.body).toMatchObject({ code: 'not_now' });
  });

  it('refuses an answer to an expired quote and to an invoice', async () => {
    const old = await issuedQuote({ quoteDate: '2020-01-01', expiryDate: '2020-01-31' });
    const accepted = await onSite('POST', `${old.guid}/accept/`, { name: 'Ada' });
    expect(accepted.body).toMatchObject({
      code: 'not_now',
      error: 'This quote has expired. Please ask for a new one',
    });
    const shown = await onSite('GET', `${old.guid}/`);
    expect(shown.body.document).toMatchObject({ isExpired: true, canAnswer: false });
    const invoice = await issueInvoice();
    expect((await onSite('POST', `${invoice.guid}/accept/`, { name: 'Ada' })).body.code).toBe(
      'not_now',
    );
  });

  it('says where to pay the deposit of a quote until it is paid or invoiced', async () => {
    await call('PUT', 'billing-settings/', { bankDetails: 'IBAN DE02 1203' });
    const plain = await issuedQuote({ depositType: 'percent', deposit: 0 });
    expect((await onSite('GET', `${plain.guid}/`)).body.document).toMatchObject({
      depositDue: 0,
      bankDetails: '',
    });
    const quote = await issuedQuote({ depositType: 'percent', deposit: 30 });
    expect((await onSite('GET', `${quote.guid}/`)).body.document).toMatchObject({
      depositDue: 30,
      amountPaid: 0,
      bankDetails: 'IBAN DE02 1203',
    });
    const { text } = await sites.get(`/documents/${quote.guid}`);
    expect(text).toContain('Transfer the deposit of $30.00 after you accept to:');
    expect(text).toContain(`Payment reference: ${quote.quoteNumber}`);
    await onSite('POST', `${quote.guid}/accept/`, { name: 'Ada' });
    expect((await sites.get(`/documents/${quote.guid}`)).text).toContain(
      'Transfer the deposit of $30.00 to:',
    );
    await call('POST', `quotes/${quote.id}/convert/`, { to: 'invoice' });
    expect((await onSite('GET', `${quote.guid}/`)).body.document).toMatchObject({
      bankDetails: '',
    });
  });

  it('downloads the PDF', async () => {
    const invoice = await issueInvoice({ lines: [LINE] });
    const { status, text } = await onSite('GET', `${invoice.guid}/pdf/`);
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });
});

describe('the page of a document', () => {
  it('declines and comments without a script', async () => {
    const quote = await issuedQuote({ title: 'A <b>bold</b> plan' });
    const browser = siteBrowser(billing.t, sites);
    const form = `/api/v1/documents/${quote.guid}/form/`;
    const page = await browser.open(`/documents/${quote.guid}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('A &lt;b&gt;bold&lt;/b&gt; plan');
    expect(page.text).toContain('Accept quote');
    const empty = await browser.send(form, { act: 'accept', name: '' });
    expect(empty.text).toContain('Please enter your name');
    const commented = await browser.send(form, {
      act: 'comment',
      comment: 'When do <i>you</i> start?',
    });
    expect(commented.text).toContain('When do &lt;i&gt;you&lt;/i&gt; start?');
    const declined = await browser.send(form, { act: 'decline', reason: 'Too late' });
    expect(declined.text).toContain('You have declined this quote');
    expect(declined.text).not.toContain('Accept quote');
    expect(await readQuote(quote.id)).toMatchObject({
      status: 'declined',
      declineReason: 'Too late',
    });
    const { body } = await onSite('GET', `${quote.guid}/`);
    expect((body.document as PublicDocument).comments).toMatchObject([{ isOwn: true }]);
  });

  it('shows what was credited of an invoice, so that its sums add up', async () => {
    const invoice = await issueInvoice();
    const note = await call('POST', `invoices/${invoice.id}/credit/`, {
      lines: [{ ...LINE, unitPrice: 45 }],
    });
    expect(note.status, note.text).toBe(201);
    const { body } = await onSite('GET', `${invoice.guid}/`);
    expect(body.document).toMatchObject({ amountPaid: 0, amountCredited: 90, balance: 10 });
    const { text } = await sites.get(`/documents/${invoice.guid}`);
    expect(text).toMatch(/<dt>Credited<\/dt><dd>−\$90\.00<\/dd>/);
    expect(text).toMatch(/<dt>Left to pay<\/dt><dd>\$10\.00<\/dd>/);
    expect(text).not.toContain('<dt>Paid</dt>');

    const paid = await issueInvoice();
    await call('POST', `invoices/${paid.id}/payments/`, { amount: 100 });
    await call('POST', `invoices/${paid.id}/credit/`, { lines: [{ ...LINE, unitPrice: 45 }] });
    const page = await sites.get(`/documents/${paid.guid}`);
    expect(page.text).toMatch(/<dt>Paid<\/dt><dd>−\$100\.00<\/dd>/);
    expect(page.text).toMatch(/<dt>Refund or credit to you<\/dt><dd>\$90\.00<\/dd>/);
    expect(page.text).toMatch(/<dt>Left to pay<\/dt><dd>\$0\.00<\/dd>/);
  });

  it('says that there is no document at an unknown address', async () => {
    const page = await sites.get('/documents/00000000-0000-4000-8000-000000000000');
    expect(page.status).toBe(404);
    expect(page.text).toContain('Open the link in your email again');
  });
});
