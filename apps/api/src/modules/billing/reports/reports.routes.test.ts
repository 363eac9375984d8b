import { currencyDigits, dayPlus, fromScaled } from '@org/schema';
import type { AgeingReport, Invoice, RevenueReport, TaxReport } from '@org/schema/entities';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';
import {
  addUp,
  divideHalfUp,
  readBooks,
  type StoredBooks,
  stateOn,
} from '../../../../test/support/billing-recount.ts';

const billing = useBilling();
const { call, makeCustomer, issueInvoice, setTaxes } = billing;
const REPORTS = 'invoices/reports/';
const CURRENCIES = ['EUR', 'JPY', 'KWD'] as const;
const YEAR = 'startDate=2030-01-01&endDate=2030-12-31';

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Returns numbers that look random and are the same in each run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}
const next = random(20_301);
const day = (): string => dayPlus('2030-01-01', next(330));

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
const major = (minor: bigint, currency: string): number =>
  fromScaled(minor, currencyDigits(currency));
const ok = async (...args: Parameters<typeof call>): Promise<Invoice> => {
  const answer = await call(...args);
  expect([200, 201], answer.text).toContain(answer.status);
  return answer.body.invoice as Invoice;
};
const setDay = (id: number, at: string) =>
  billing.t.database.asOwner('update app.invoices set invoice_date = $2 where id = $1', [id, at]);

let books: Readonly<Record<string, StoredBooks>>;

/** Makes a random invoice with payments and credit notes in a random order. */
async function makeBusy(customer: number, taxes: readonly number[]): Promise<void> {
  const currency = CURRENCIES[next(3)] ?? 'EUR';
  const unit = 10 ** currencyDigits(currency);
  const lines = Array.from({ length: 1 + next(3) }, () => ({
    description: 'Work',
    quantity: 1 + next(5),
    unitPrice: (1 + next(9000)) / unit,
    discount: next(3) === 0 ? 12.5 : 0,
    taxIds: taxes.slice(next(taxes.length + 1)),
  }));
  const at = day();
  const invoice = await issueInvoice({
    customer_id: customer,
    currency,
    taxInclusive: next(2) === 0,
    lines,
    invoiceDate: at,
    dueDate: next(4) === 0 ? null : dayPlus(at, next(60)),
  });
  for (let turn = next(4); turn > 0; turn--) {
    const now = (await call('GET', `invoices/${invoice.id}/`)).body.invoice as Invoice;
    const whole = Math.round(now.balance * unit);
    if (next(3) === 0) {
      const note = await call('POST', `invoices/${invoice.id}/credit/`, {
        lines: [{ ...lines[0], quantity: 1 }],
        reason: 'Returned',
      });
      if (note.status === 201) await setDay((note.body.invoice as Invoice).id, day());
    } else if (whole > 0)
      await ok('POST', `invoices/${invoice.id}/payments/`, {
        amount: (next(6) === 0 ? whole + next(500) + 1 : 1 + next(whole)) / unit,
        date: dayPlus(at, next(150)),
      });
  }
}

beforeAll(async () => {
  const { vat, gst } = await setTaxes();
  const customers = [await makeCustomer({ lastname: 'Ageing' }), await makeCustomer()];
  for (let turn = 0; turn < 40; turn++)
    await makeBusy(customers[next(2)]?.id ?? 0, [vat, gst].slice(0, 1 + next(2)));
  // Credit that pays another invoice, and credit that is given back.
  for (const invoice of [1, 2]) {
    const { id } = await issueInvoice({
      customer_id: customers[0]?.id,
      currency: 'EUR',
      invoiceDate: '2030-02-0'.concat(String(invoice)),
    });
    await call('POST', `invoices/${id}/use-credit/`, {});
  }
  await ok('POST', `invoices/${(await issueInvoice({ currency: 'EUR' })).id}/cancel/`, {
    reason: 'Mistake',
  });
  books = Object.fromEntries(
    await Promise.all(
      CURRENCIES.map(async (currency) => [currency, await readBooks(billing.t, currency)] as const),
    ),
  );
}, 960_000);

describe('the ageing report', () => {
  it('shows what each customer owed on any day, equal to a recount', async () => {
    for (const on of ['2030-03-01', '2030-07-15', '2030-12-31', '2031-06-01']) {
      const report = await read<AgeingReport>(`ageing/?day=${on}`);
      for (const currency of CURRENCIES) {
        const own = books[currency];
        if (!own) throw new Error('no books');
        const open = own.invoices
          .filter((invoice) => invoice.day <= on)
          .map((invoice) => ({ invoice, ...stateOn(own, invoice, on) }));
        const late = (invoice: { dueDay: string | null }) =>
          invoice.dueDay === null ? 0 : (Date.parse(on) - Date.parse(invoice.dueDay)) / 86_400_000;
        const inside = (from: number, to: number) =>
          major(
            addUp(
              open.filter(
                ({ invoice, rest }) => rest > 0n && late(invoice) >= from && late(invoice) <= to,
              ),
              ({ rest }) => rest,
            ),
            currency,
          );
        const total = report.totals.find((row) => row.currency === currency);
        expect(total, `${currency} ${on}`).toMatchObject({
          current: inside(-9999, 0),
          days30: inside(1, 30),
          days60: inside(31, 60),
          days90: inside(61, 90),
          older: inside(91, 9999),
          total: inside(-9999, 9999),
        });
        const rows = report.rows.filter((row) => row.currency === currency);
        for (const row of rows)
          expect(row.total).toBe(
            major(
              addUp(
                open.filter(
                  ({ invoice, rest }) => rest > 0n && invoice.customerId === row.customer_id,
                ),
                ({ rest }) => rest,
              ),
              currency,
            ),
          );
      }
    }
  });

  it('equals the balances and the credit of customers at the end of all days', async () => {
    const { totals } = await read<AgeingReport>('ageing/?day=2099-12-31');
    const balances = await billing.t.database.asOwner<{ currency: string; sum: string }>(
      `select currency, sum(balance) from app.invoices where tenant_id = $1 group by currency`,
      [billing.t.world.alpha.id],
    );
    const credits = await billing.t.database.asOwner<{ currency: string; sum: string }>(
      `select currency, sum(amount) from app.customer_credits where tenant_id = $1 group by currency`,
      [billing.t.world.alpha.id],
    );
    const of = (rows: { currency: string; sum: string }[], currency: string) =>
      Number(rows.find((row) => row.currency === currency)?.sum ?? 0);
    for (const currency of CURRENCIES)
      expect(totals.find((row) => row.currency === currency)).toMatchObject({
        total: of(balances, currency),
        credit: of(credits, currency),
      });
  });

  it('exports all rows with the decimals of each currency', async () => {
    const [heads, ...rows] = await csv('ageing/file/?day=2030-12-31');
    const report = await read<AgeingReport>('ageing/?day=2030-12-31');
    expect(heads?.slice(0, 5)).toEqual([
      'Customer',
      'Customer ID',
      'Currency',
      'Current',
      '1-30 days',
    ]);
    expect(rows).toHaveLength(report.total);
    for (const [, , currency, ...amounts] of rows)
      for (const amount of amounts)
        expect(amount.split('.')[1]?.length ?? 0).toBe(currencyDigits(currency ?? ''));
  });
});

describe('the revenue report', () => {
  it('sums up each month, and all months of the period, equal to a recount', async () => {
    const report = await read<RevenueReport>(`revenue/?${YEAR}`);
    for (const currency of CURRENCIES) {
      const own = books[currency];
      if (!own) throw new Error('no books');
      const rows = report.rows.filter((row) => row.currency === currency);
      expect(rows.map(({ month }) => month)).toHaveLength(12);
      for (const row of [
        ...rows,
        { ...report.totals.find((r) => r.currency === currency), month: '2030' },
      ]) {
        const inMonth = <Row extends { readonly day: string }>(all: readonly Row[]) =>
          all.filter(({ day: at }) => at.startsWith(row.month));
        const invoiced = addUp(inMonth(own.invoices), ({ total }) => total);
        const credited = addUp(inMonth(own.notes), ({ total }) => total);
        const tax =
          addUp(inMonth(own.invoices), ({ taxTotal }) => taxTotal) -
          addUp(inMonth(own.notes), ({ taxTotal }) => taxTotal);
        const money = inMonth(own.payments).filter(({ method }) => method !== 'credit');
        const paid = (kind: string) =>
          addUp(
            money.filter((payment) => payment.kind === kind),
            ({ amount }) => amount,
          );
        expect(row, `${currency} ${row.month}`).toMatchObject({
          invoiced: major(invoiced, currency),
          credited: major(credited, currency),
          net: major(invoiced - credited - tax, currency),
          tax: major(tax, currency),
          paid: major(paid('payment'), currency),
          refunded: major(paid('refund'), currency),
        });
      }
    }
    const [, ...lines] = await csv(`revenue/file/?${YEAR}`);
    expect(lines).toHaveLength(report.rows.length);
  });

  it('rejects a period that ends before it begins, and one of more than ten years', async () => {
    const problems = async (query: string) =>
      (await call('GET', `${REPORTS}revenue/?${query}`)).body.formErrors;
    expect(await problems('startDate=2030-02-01&endDate=2030-01-01')).toEqual({
      endDate: 'The end date must not be before the start date',
    });
    expect(await problems('startDate=2020-01-01&endDate=2030-01-01')).toEqual({
      startDate: 'Choose a period of 10 years or less',
    });
  });
});

describe('the tax report', () => {
  const getRows = (report: TaxReport, currency: string) =>
    Object.fromEntries(
      report.rows
        .filter((row) => row.currency === currency)
        .map(({ name, rate, base, tax }) => [name ? `${name} ${rate}` : '', { base, tax }]),
    );
  /** Adds up the taxes of documents by their keys. */
  function addTaxes(
    parts: readonly { key: string; base: bigint; tax: bigint }[],
    into = new Map<string, { base: bigint; tax: bigint }>(),
    sign = 1n,
  ) {
    for (const { key, base, tax } of parts) {
      const known = into.get(key) ?? { base: 0n, tax: 0n };
      into.set(key, { base: known.base + sign * base, tax: known.tax + sign * tax });
    }
    return into;
  }
  const shown = (sums: ReadonlyMap<string, { base: bigint; tax: bigint }>, currency: string) =>
    Object.fromEntries(
      [...sums].map(([key, { base, tax }]) => [
        key,
        { base: major(base, currency), tax: major(tax, currency) },
      ]),
    );

  it('sums up the taxes of invoices less those of credit notes, equal to a recount', async () => {
    for (const [from, to] of [
      ['2030-01-01', '2030-12-31'],
      ['2030-04-01', '2030-06-30'],
    ] as const) {
      const report = await read<TaxReport>(`tax/?startDate=${from}&endDate=${to}`);
      for (const currency of CURRENCIES) {
        const own = books[currency];
        if (!own) throw new Error('no books');
        const within = ({ day: at }: { day: string }) => at >= from && at <= to;
        const sums = addTaxes(own.invoices.filter(within).flatMap(({ taxes }) => taxes));
        addTaxes(
          own.notes.filter(within).flatMap(({ taxes }) => taxes),
          sums,
          -1n,
        );
        expect(getRows(report, currency)).toEqual(shown(sums, currency));
      }
    }
  });

  it('sums up the taxes of payments, whose periods add up to the taxes of what was paid', async () => {
    /** Taxes by the end of a day, by one invoice after the other. */
    function until(currency: string, last: string) {
      const own = books[currency];
      const sums = new Map<string, { base: bigint; tax: bigint }>();
      for (const invoice of own?.invoices ?? []) {
        const { paid, credited } = stateOn(own as StoredBooks, invoice, last);
        const total = invoice.total - credited;
        if (total <= 0n || paid === 0n) continue;
        const whole = addTaxes(invoice.taxes);
        for (const note of own?.notes ?? [])
          if (note.creditedId === invoice.id && note.day <= last) addTaxes(note.taxes, whole, -1n);
        const received = least(paid, total);
        addTaxes(
          [...whole].map(([key, { base, tax }]) => ({
            key,
            base: divideHalfUp(base * received, total),
            tax: divideHalfUp(tax * received, total),
          })),
          sums,
        );
      }
      return sums;
    }
    const quarters = [
      ['2030-01-01', '2030-03-31'],
      ['2030-04-01', '2030-06-30'],
      ['2030-07-01', '2030-12-31'],
      ['2031-01-01', '2031-12-31'],
    ] as const;
    for (const [from, to] of quarters) {
      const report = await read<TaxReport>(`tax/?startDate=${from}&endDate=${to}&basis=payment`);
      for (const currency of CURRENCIES) {
        const sums = until(currency, to);
        addTaxes(
          [...until(currency, dayPlus(from, -1))].map(([key, amounts]) => ({ key, ...amounts })),
          sums,
          -1n,
        );
        for (const [key, { base, tax }] of sums) if (!base && !tax) sums.delete(key);
        expect(getRows(report, currency), `${currency} ${from}`).toEqual(shown(sums, currency));
      }
    }
  });

  it('names the two dates that taxes can be reported by', async () => {
    const { body } = await call('GET', `${REPORTS}tax/?${YEAR}&basis=other`);
    expect(body.formErrors).toEqual({ basis: 'Choose the date of invoices or of payments' });
    const [heads, ...rows] = await csv(`tax/file/?${YEAR}&basis=payment`);
    expect(heads).toEqual(['Tax', 'Rate', 'Currency', 'Base', 'Tax amount']);
    expect(rows.length).toBeGreaterThan(2);
  });
});
