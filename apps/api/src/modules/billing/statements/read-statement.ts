import {
  MAX_STATEMENT_LINES,
  type Statement,
  type StatementAccount,
  type StatementLine,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { counts, listMonths, type ReportPeriod } from '../reports/report-period.ts';

/** Customer and period of a statement. */
export interface StatementQuery extends ReportPeriod {
  readonly customer_id: number;
}

interface Row {
  readonly currency: string;
  readonly type: StatementLine['type'];
  readonly date: string;
  readonly invoice_id: number;
  readonly number: string;
  readonly due_date: string | null;
  readonly reference: string;
  readonly method: string;
  readonly amount: string;
  readonly balance: string;
}

interface Sums {
  readonly currency: string;
  readonly opening: string;
  readonly invoiced: string;
  readonly credited: string;
  readonly paid: string;
  readonly refunded: string;
  readonly closing: string;
}

/**
 * Every change of what a customer owes, up to a day. A payment with credit changes nothing: the credit was counted when it came from
 * a credit note or a payment.
 */
const movesUntil = (customerId: number, day: string) => sql`
  select i.currency, i.type, i.invoice_date as date, case i.type when 'invoice' then 0 else 1 end as step, i.id,
    i.id as invoice_id, i.invoice_number as number, i.due_date, i.po_number as reference, '' as method,
    case i.type when 'invoice' then i.grand_total else -i.grand_total end as amount
  from invoices i where i.customer_id = ${customerId} and ${counts('i')} and i.invoice_date <= ${day}::date
  union all
  select i.currency, p.kind, p.paid_on, case p.kind when 'payment' then 2 else 3 end, p.id,
    i.id, i.invoice_number, null, p.reference, p.method,
    case p.kind when 'payment' then -p.amount else p.amount end
  from invoice_payments p join invoices i on i.tenant_id = p.tenant_id and i.id = p.invoice_id
  where i.customer_id = ${customerId} and p.status = 'done' and p.method <> 'credit' and p.paid_on <= ${day}::date`;

const toLine = (row: Row): StatementLine => ({
  type: row.type,
  date: row.date,
  invoiceId: row.invoice_id,
  number: row.number,
  dueDate: row.due_date,
  reference: row.reference,
  method: row.method,
  amount: Number(row.amount),
  balance: Number(row.balance),
});

/**
 * Returns what a customer owed before a period, what happened in it, and what the customer owed at its end, in each currency.
 * @throws `not_found`; `validation_failed` for a period that is too long or has too many lines
 */
export async function readStatement(
  tx: TenantTx,
  { customer_id, startDate, endDate }: StatementQuery,
): Promise<Statement> {
  listMonths({ startDate, endDate });
  const customer = await tx
    .selectFrom('customers')
    .select(['display_name', 'email'])
    .where('id', '=', customer_id)
    .executeTakeFirst();
  if (!customer) throw appError('not_found');
  const { rows: sums } = await sql<Sums>`
    select currency, coalesce(sum(amount) filter (where date < ${startDate}::date), 0) as opening,
      coalesce(sum(amount) filter (where type = 'invoice' and date >= ${startDate}::date), 0) as invoiced,
      coalesce(-sum(amount) filter (where type = 'credit_note' and date >= ${startDate}::date), 0) as credited,
      coalesce(-sum(amount) filter (where type = 'payment' and date >= ${startDate}::date), 0) as paid,
      coalesce(sum(amount) filter (where type = 'refund' and date >= ${startDate}::date), 0) as refunded,
      sum(amount) as closing
    from (${movesUntil(customer_id, endDate)}) moves
    group by currency having bool_or(date >= ${startDate}::date) or sum(amount) <> 0 order by currency`.execute(
    tx,
  );
  const { rows } = await sql<Row>`
    select * from (
      select currency, type, date, step, id, invoice_id, number, due_date, reference, method, amount,
        sum(amount) over (partition by currency order by date, step, id) as balance
      from (${movesUntil(customer_id, endDate)}) moves
    ) lines where date >= ${startDate}::date order by currency, date, step, id
    limit ${MAX_STATEMENT_LINES + 1}`.execute(tx);
  if (rows.length > MAX_STATEMENT_LINES)
    throw appError('validation_failed', {
      formErrors: { startDate: `Choose a shorter period: at most ${MAX_STATEMENT_LINES} lines` },
    });
  return {
    customer_id,
    customer_name: customer.display_name,
    email: customer.email,
    startDate,
    endDate,
    accounts: sums.map(
      ({ currency, ...amounts }): StatementAccount => ({
        currency,
        opening: Number(amounts.opening),
        invoiced: Number(amounts.invoiced),
        credited: Number(amounts.credited),
        paid: Number(amounts.paid),
        refunded: Number(amounts.refunded),
        closing: Number(amounts.closing),
        lines: rows.filter((row) => row.currency === currency).map(toLine),
      }),
    ),
  };
}
