import type { QuoteReport, RevenueReport } from '@org/schema/entities';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';

const billing = useBilling();
const { call, makeCustomer, issueInvoice, makeInvoice, makeQuote } = billing;
const REPORTS = 'invoices/reports/';
const YEAR = 'startDate=2030-01-01&endDate=2030-12-31';

const read = async <Report>(name: string): Promise<Report> => {
  const answer = await call('GET', `${REPORTS}${name}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results as Report;
};
const csv = async (name: string): Promise<string[][]> => {
  const answer = await call('GET', `${REPORTS}${name}`);
  expect(answer.status, answer.text).toBe(200);
  return parse(answer.text, { bom: true }) as string[][];
};

describe('the report of quotes', () => {
  it('counts each issued quote once by its state, and its value', async () => {
    const issue = async (body: object, then?: object) => {
      const quote = await makeQuote({ currency: 'SEK', quoteDate: '2030-05-02', ...body });
      expect((await call('POST', `quotes/${quote.id}/issue/`, {})).status).toBe(200);
      if (then) expect((await call('POST', `quotes/${quote.id}/answer/`, then)).status).toBe(200);
      return quote;
    };
    await issue({ expiryDate: null });
    await issue({ expiryDate: '2030-06-01' });
    const old = await issue({ expiryDate: null });
    await billing.t.database.asOwner(
      `update app.quotes set expiry_date = '2020-01-01' where id = $1`,
      [old.id],
    );
    await issue({}, { answer: 'declined', reason: 'Too late' });
    const accepted = await issue({}, { answer: 'accepted' });
    await issue({}, { answer: 'accepted' });
    await call('POST', `quotes/${accepted.id}/convert/`, { to: 'invoice' });
    await makeQuote({ currency: 'SEK', quoteDate: '2030-05-03' });
    const report = await read<QuoteReport>('quotes/?startDate=2030-04-01&endDate=2030-05-31');
    expect(report.totals.filter(({ currency }) => currency === 'SEK')).toEqual([
      {
        currency: 'SEK',
        sent: { count: 6, value: 600 },
        open: { count: 2, value: 200 },
        accepted: { count: 2, value: 200 },
        declined: { count: 1, value: 100 },
        expired: { count: 1, value: 100 },
        invoiced: { count: 1, value: 100 },
      },
    ]);
    const months = report.rows.filter(({ currency }) => currency === 'SEK');
    expect(months.map(({ month, sent }) => [month, sent.count])).toEqual([
      ['2030-04', 0],
      ['2030-05', 6],
    ]);
    const [, ...lines] = await csv('quotes/file/?startDate=2030-05-01&endDate=2030-05-31');
    expect(lines.find(([, currency]) => currency === 'SEK')?.slice(0, 4)).toEqual([
      '2030-05',
      'SEK',
      '6',
      '600.00',
    ]);
  });
});

describe('all reports', () => {
  it('leave out drafts, cancelled invoices and other tenants', async () => {
    await makeInvoice({ currency: 'NOK' });
    const cancelled = await issueInvoice({ currency: 'NOK', invoiceDate: '2030-05-05' });
    await call('POST', `invoices/${cancelled.id}/cancel/`, { reason: 'Mistake' });
    const { rows } = await read<RevenueReport>(`revenue/?${YEAR}`);
    expect(rows.some(({ currency }) => currency === 'NOK')).toBe(false);
    await billing.t.database.asOwner(
      `update platform.tenants set plan = 'enterprise' where slug = 'beta'`,
    );
    for (const name of [`revenue/?${YEAR}`, `tax/?${YEAR}`, 'ageing/', `quotes/?${YEAR}`]) {
      const other = await call('GET', `${REPORTS}${name}`, undefined, { as: 'otherAdmin' });
      expect(other.status, other.text).toBe(200);
      expect((other.body.results as { rows: unknown[] }).rows).toEqual([]);
    }
  });

  it('are read and exported by accountants, and not by staff who see only their own records', async () => {
    for (const name of [`revenue/?${YEAR}`, `tax/file/?${YEAR}`, 'ageing/file/']) {
      const read = (as: 'accountant' | 'staffMember') =>
        call('GET', `${REPORTS}${name}`, undefined, { as });
      expect((await read('accountant')).status).toBe(200);
      expect((await read('staffMember')).status).toBe(403);
    }
  });

  it('prefix customer names that a spreadsheet would run as formulas', async () => {
    const customer = await makeCustomer({ lastname: '=1+1', firstname: '' });
    await issueInvoice({ customer_id: customer.id, currency: 'DKK', invoiceDate: '2030-01-01' });
    const rows = await csv('ageing/file/?day=2030-12-31');
    expect(rows.find(([, , currency]) => currency === 'DKK')?.[0]).toBe("'=1+1");
  });
});
