import { currencyDigits, dayPlus } from '@org/schema';
import type { TaxBasis, TaxReport, TaxRow } from '@org/schema/entities';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { counts, listMonths, type ReportPeriod } from './report-period.ts';

/** Taxes of documents `d` with a `sign`, each by its name and rate, and the amounts without tax. */
const taxParts = (columns: RawBuilder<unknown>, from: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`
    select ${columns}, t.name, t.rate, d.sign * t.base as base, d.sign * t.amount as tax
    from ${from} cross join lateral jsonb_to_recordset(d.tax_lines) as t(name text, rate numeric, base numeric, amount numeric)
    union all
    select ${columns}, '', null, d.sign * l."lineTotal", 0
    from ${from} cross join lateral jsonb_to_recordset(d.lines) as l("lineTotal" numeric, taxes jsonb)
    where l."lineTotal" <> 0 and jsonb_array_length(l.taxes) = 0`;

type Row = Readonly<Record<'base' | 'tax', string>> & {
  readonly currency: string;
  readonly name: string;
  readonly rate: string | null;
};

/** Taxes of the invoices of a period, less those of its credit notes. */
async function byInvoice(
  tx: TenantTx,
  { startDate, endDate }: ReportPeriod,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    with documents as (
      select i.currency, i.tax_lines, i.lines, case i.type when 'credit_note' then -1 else 1 end as sign
      from invoices i
      where ${counts('i')} and i.invoice_date between ${startDate}::date and ${endDate}::date
    ), parts as (${taxParts(sql`d.currency`, sql`documents d`)})
    select currency, name, rate, sum(base) as base, sum(tax) as tax
    from parts group by currency, name, rate order by currency, rate desc nulls last, name`.execute(
    tx,
  );
  return rows;
}

/** Returns the currencies of a tenant's invoices with their decimals, as rows of SQL. */
async function currencyRows(tx: TenantTx): Promise<RawBuilder<unknown> | undefined> {
  const found = await tx.selectFrom('invoices').select('currency').distinct().execute();
  if (found.length === 0) return undefined;
  return sql.join(
    found.map(({ currency }) => sql`(${currency}::text, ${currencyDigits(currency)}::int)`),
  );
}

/**
 * Taxes by the payments of a period. By the end of a day, an invoice has taxes in the share that was paid of what was invoiced less
 * what was credited. A period has the difference between its last day and the day before it, so that the periods of an invoice add
 * up to its taxes, to the cent.
 */
async function byPayment(
  tx: TenantTx,
  { startDate, endDate }: ReportPeriod,
): Promise<readonly Row[]> {
  const digits = await currencyRows(tx);
  if (!digits) return [];
  const { rows } = await sql<Row>`
    with digits (currency, digits) as (values ${digits}), days (day, turn) as (
      values (${dayPlus(startDate, -1)}::date, -1), (${endDate}::date, 1)
    ), touched as (
      select invoice_id as id from invoice_payments
      where kind = 'payment' and status = 'done' and paid_on between ${startDate}::date and ${endDate}::date
      union
      select n.credited_invoice_id from invoices n
      where n.type = 'credit_note' and ${counts('n')} and n.invoice_date between ${startDate}::date and ${endDate}::date
    ), states as (
      select i.id, i.currency, days.day, days.turn, i.grand_total - coalesce((
          select sum(n.grand_total) from invoices n
          where n.credited_invoice_id = i.id and ${counts('n')} and n.invoice_date <= days.day
        ), 0) as total, coalesce((
          select sum(p.amount - p.surplus) from invoice_payments p
          where p.invoice_id = i.id and p.kind = 'payment' and p.status = 'done' and p.paid_on <= days.day
        ), 0) as paid
      from touched join invoices i on i.id = touched.id and ${counts('i')} cross join days
    ), documents as (
      select s.id, s.turn, d.tax_lines, d.lines, case d.type when 'credit_note' then -1 else 1 end as sign
      from states s join invoices d on d.id = s.id
      where s.paid > 0 and s.total > 0
      union all
      select s.id, s.turn, n.tax_lines, n.lines, -1
      from states s join invoices n on n.credited_invoice_id = s.id and ${counts('n')} and n.invoice_date <= s.day
      where s.paid > 0 and s.total > 0
    ), parts as (${taxParts(sql`d.id, d.turn`, sql`documents d`)}), whole as (
      select id, turn, name, rate, sum(base) as base, sum(tax) as tax from parts group by id, turn, name, rate
    ), shares as (
      select s.currency, w.name, w.rate,
        w.turn * round(w.base * least(s.paid, s.total) / s.total, digits.digits) as base,
        w.turn * round(w.tax * least(s.paid, s.total) / s.total, digits.digits) as tax
      from whole w join states s using (id, turn) join digits on digits.currency = s.currency
    )
    select currency, name, rate, sum(base) as base, sum(tax) as tax
    from shares group by currency, name, rate having sum(base) <> 0 or sum(tax) <> 0
    order by currency, rate desc nulls last, name`.execute(tx);
  return rows;
}

/** Adds the taxes of each currency exactly. */
function taxTotals(rows: readonly TaxRow[]): TaxReport['totals'] {
  const totals = new Map<string, bigint>();
  for (const { currency, tax } of rows) {
    const minor = BigInt(Math.round(tax * 10 ** currencyDigits(currency)));
    totals.set(currency, (totals.get(currency) ?? 0n) + minor);
  }
  return [...totals].map(([currency, minor]) => ({
    currency,
    tax: Number(minor) / 10 ** currencyDigits(currency),
  }));
}

/**
 * Returns taxes by name and rate, for the documents or the payments of a period.
 * @throws `validation_failed`
 */
export async function readTaxes(
  tx: TenantTx,
  { startDate, endDate, basis }: ReportPeriod & { readonly basis: TaxBasis },
): Promise<TaxReport> {
  const period = { startDate, endDate };
  listMonths(period);
  const found = await (basis === 'payment' ? byPayment(tx, period) : byInvoice(tx, period));
  const rows = found.map(({ currency, name, rate, base, tax }) => ({
    currency,
    name,
    rate: rate === null ? null : Number(rate),
    base: Number(base),
    tax: Number(tax),
  }));
  return { startDate, endDate, basis, rows, totals: taxTotals(rows) };
}
