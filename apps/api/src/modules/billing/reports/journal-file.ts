import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { csvRow } from '../../../kernel/exports/csv.ts';
import { csvHead, csvResponse } from './report-files.ts';
import { amountCell, counts, listMonths, type ReportPeriod } from './report-period.ts';

/** Number of documents and payments that are read into memory together. */
const BATCH = 500;

const HEADS = [
  'Type',
  'Date',
  'Number',
  'Corrects invoice',
  'Due date',
  'Customer',
  'Customer ID',
  'Customer tax number',
  'Country',
  'Tax',
  'Rate',
  'Net',
  'Tax amount',
  'Gross',
  'Currency',
  'Payment method',
  'Reference',
];

/** Position of a document or payment in the journal, from which the next batch goes on. */
interface Position {
  readonly day: string;
  /** 0 for documents, 1 for payments of the same day. */
  readonly step: number;
  readonly id: number;
}

interface Row extends Position {
  readonly type: string;
  readonly number: string;
  readonly corrects: string;
  readonly due: string;
  readonly customer: string;
  readonly customer_id: number | null;
  readonly tax_number: string;
  readonly country: string;
  readonly tax_name: string;
  readonly rate: string | null;
  readonly net: string | null;
  readonly tax: string | null;
  readonly gross: string;
  readonly currency: string;
  readonly method: string;
  readonly reference: string;
}

const TYPES: Readonly<Record<string, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  payment: 'Payment',
  refund: 'Refund',
};

/**
 * Reads the next rows of the journal: a row for each combination of taxes of a document, whose amounts add up to those of the document,
 * and a row for each payment. Credit notes and refunds are negative. A payment with credit moves no money and is left out.
 */
async function readBatch(
  tx: TenantTx,
  { startDate, endDate }: ReportPeriod,
  { day, step, id }: Position,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    with moves as (
      select * from (
        (select i.invoice_date as day, 0 as step, i.id from invoices i
        where ${counts('i')} and i.deleted_at is null
          and i.invoice_date >= ${startDate}::date and i.invoice_date >= ${day}::date and i.invoice_date <= ${endDate}::date
          and (i.invoice_date, 0, i.id) > (${day}::date, ${step}::int, ${id}::bigint)
        order by i.invoice_date, i.id limit ${BATCH})
        union all
        (select p.paid_on, 1, p.id from invoice_payments p
        where p.status = 'done' and p.method <> 'credit'
          and p.paid_on >= ${startDate}::date and p.paid_on >= ${day}::date and p.paid_on <= ${endDate}::date
          and (p.paid_on, 1, p.id) > (${day}::date, ${step}::int, ${id}::bigint)
        order by p.paid_on, p.id limit ${BATCH})
      ) both_kinds order by day, step, id limit ${BATCH}
    ), documents as (
      select m.day, m.step, m.id, i.type, i.invoice_number as number, coalesce(o.invoice_number, '') as corrects,
        coalesce(i.due_date::text, '') as due, i.customer_name as customer, i.customer_id,
        coalesce(i.bill_to ->> 'taxNumber', '') as tax_number,
        coalesce(i.bill_to -> 'address' ->> 'countryCode', '') as country,
        coalesce(t.name, '') as tax_name, t.rate::text, s.sign * t.net as net, s.sign * t.tax as tax,
        s.sign * (t.net + t.tax) as gross, i.currency, '' as method, i.po_number as reference
      from moves m join invoices i on m.step = 0 and i.id = m.id
        cross join lateral (select case i.type when 'credit_note' then -1 else 1 end as sign) s
        left join invoices o on o.tenant_id = i.tenant_id and o.id = i.credited_invoice_id
        cross join lateral (
          select l.name, max(l.rate) as rate, sum(l.net) as net, sum(l.tax) as tax from (
            select x."lineTotal" - case when i.tax_inclusive then x."taxAmount" else 0 end as net, x."taxAmount" as tax,
              n.name, n.rate
            from jsonb_to_recordset(i.lines) as x("lineTotal" numeric, "taxAmount" numeric, taxes jsonb, type text)
              cross join lateral (
                select string_agg(y.name || ' ' || y.rate || ' %', ' + ' order by y.name, y.rate) as name, sum(y.rate) as rate
                from jsonb_to_recordset(x.taxes) as y(name text, rate numeric)
              ) n
            where x.type <> 'text'
          ) l group by l.name
        ) t
    )
    select * from documents
    union all
    select m.day, m.step, m.id, p.kind, i.invoice_number, '', '', i.customer_name, i.customer_id,
      coalesce(i.bill_to ->> 'taxNumber', ''), coalesce(i.bill_to -> 'address' ->> 'countryCode', ''),
      '', null, null, null, case p.kind when 'refund' then -p.amount else p.amount end, i.currency, p.method, p.reference
    from moves m join invoice_payments p on m.step = 1 and p.id = m.id
      join invoices i on i.tenant_id = p.tenant_id and i.id = p.invoice_id
    order by day, step, id, tax_name`.execute(tx);
  return rows;
}

function toLine(row: Row): string {
  const cell = (amount: string | null): string =>
    amount === null ? '' : amountCell(Number(amount), row.currency);
  return csvRow([
    TYPES[row.type] ?? row.type,
    row.day,
    row.number,
    row.corrects,
    row.due,
    row.customer,
    row.customer_id === null ? '' : String(row.customer_id),
    row.tax_number,
    row.country,
    row.tax_name,
    row.rate === null ? '' : String(Number(row.rate)),
    cell(row.net),
    cell(row.tax),
    cell(row.gross),
    row.currency,
    row.method,
    row.reference,
  ]);
}

/**
 * Streams invoices, credit notes and payments of a period as a CSV file, in batches, since a year of a large company does not
 * fit into memory.
 * @throws `validation_failed` before the first part
 */
export function journalFile(
  run: <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>,
  period: ReportPeriod,
): Response {
  listMonths(period);
  const { startDate, endDate } = period;
  async function* parts(): AsyncGenerator<string> {
    yield csvHead(HEADS);
    let after: Position | undefined = { day: startDate, step: -1, id: 0 };
    while (after) {
      const from: Position = after;
      const rows = await run((tx) => readBatch(tx, period, from));
      if (rows.length > 0) yield rows.map(toLine).join('');
      after = rows.at(-1);
    }
  }
  return csvResponse(`journal-${startDate}-${endDate}`, parts());
}
