import type { DocumentMailPreview, Quote } from '@org/schema/entities';
import { beforeAll, expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';

const billing = useBilling();
const { call, makeQuote, makeInvoice } = billing;

beforeAll(() => billing.t.api.jobs.start({ poll: 0.5, supervise: 1 }));

const preview = async (path: string, body: object = {}): Promise<DocumentMailPreview> => {
  const answer = await call('POST', `${path}/mail/`, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.mail as DocumentMailPreview;
};

it('previews the standard email with the number that the draft will get', async () => {
  const { id } = await makeQuote();
  const shown = await preview(`quotes/${id}`);
  expect(shown.subject).toContain(`Quote ${shown.number}`);
  expect(shown.message).toBe('Here is your quote. You can read it and answer it online.');
  expect(shown.html).toContain('Here is your quote.');
  expect((await call('GET', `quotes/${id}/`)).body.quote).toMatchObject({ status: 'draft' });

  const sent = await call('POST', `quotes/${id}/send/`, { to: ['standard@buyer.example'] });
  expect((sent.body.quote as Quote).quoteNumber).toBe(shown.number);
  const mail = await sentMail(billing.t, 'standard@buyer.example');
  expect(mail.subject).toBe(shown.subject);
  expect(mail.html).toBe(shown.html);
});

it('shows typed text in the email', async () => {
  const { id } = await makeInvoice();
  const shown = await preview(`invoices/${id}`, { subject: 'Ours', message: 'Dear <i>Ada</i>' });
  expect(shown).toMatchObject({ subject: 'Ours', message: 'Dear <i>Ada</i>' });
  expect(shown.html).toContain('Dear &lt;i&gt;Ada&lt;/i&gt;');
  expect((await preview(`invoices/${id}`, { subject: '', message: '' })).message).toBe('');
});

it('sends typed text with the number that a draft got, when another document took the expected one', async () => {
  const { id } = await makeQuote();
  const { number } = await preview(`quotes/${id}`);
  const first = await makeQuote();
  const issued = await call('POST', `quotes/${first.id}/issue/`, {});
  expect((issued.body.quote as Quote).quoteNumber).toBe(number);
  const sent = await call('POST', `quotes/${id}/send/`, {
    to: ['late@buyer.example'],
    subject: `Quote ${number} for you`,
    message: `Quote ${number} is attached.`,
    expectedNumber: number,
  });
  const { quoteNumber } = sent.body.quote as Quote;
  expect(quoteNumber).not.toBe(number);
  const mail = await sentMail(billing.t, 'late@buyer.example');
  expect(mail.subject).toBe(`Quote ${quoteNumber} for you`);
  expect(mail.text).toContain(`Quote ${quoteNumber} is attached.`);
});
