import { currencyDigits, toScaled } from '@org/schema';
import type { TestApi } from './test-api.ts';

/** A tax of a stored document, and the amounts without tax under the name ''. */
interface StoredTax {
  readonly key: string;
  readonly base: bigint;
  readonly tax: bigint;
}

/** An issued invoice or credit note as it is stored, with amounts in minor units. */
export interface StoredDocument {
  readonly id: number;
  readonly creditedId: number | null;
  readonly customerId: number;
  readonly currency: string;
  readonly day: string;
  readonly dueDay: string | null;
  readonly total: bigint;
  readonly taxTotal: bigint;
  readonly taxes: readonly StoredTax[];
}

/** A payment or refund as it is stored, with amounts in minor units. */
export interface StoredPayment {
  readonly invoiceId: number;
  readonly kind: string;
  readonly method: string;
  readonly day: string;
  readonly amount: bigint;
  readonly surplus: bigint;
}

/** All documents and payments of a currency, to recount reports from. */
export interface StoredBooks {
  readonly invoices: readonly StoredDocument[];
  readonly notes: readonly StoredDocument[];
  readonly payments: readonly StoredPayment[];
}

interface Row {
  readonly id: number;
  readonly credited_invoice_id: number | null;
  readonly customer_id: number;
  readonly currency: string;
  readonly day: string;
  readonly due: string | null;
  readonly grand_total: string;
  readonly tax_total: string;
  readonly tax_lines: { name: string; rate: number; base: number; amount: number }[];
  readonly lines: { lineTotal: number; taxes: unknown[] }[];
}

/** Reads the documents of a currency, past the code of the reports. Cancelled documents are left out. */
export async function readBooks(t: TestApi, currency: string): Promise<StoredBooks> {
  const minor = (value: string | number): bigint => toScaled(value, currencyDigits(currency));
  const documents = await t.database.asOwner<Row>(
    `select id::int, credited_invoice_id::int, customer_id::int, currency, to_char(invoice_date, 'YYYY-MM-DD') as day,
       to_char(due_date, 'YYYY-MM-DD') as due, grand_total, tax_total, tax_lines, lines
     from app.invoices where issued_at is not null and status <> 'cancelled' and currency = $1 order by id`,
    [currency],
  );
  const stored = documents.map(
    (row): StoredDocument => ({
      id: row.id,
      creditedId: row.credited_invoice_id,
      customerId: row.customer_id,
      currency: row.currency,
      day: row.day,
      dueDay: row.due,
      total: minor(row.grand_total),
      taxTotal: minor(row.tax_total),
      taxes: [
        ...row.tax_lines.map(({ name, rate, base, amount }) => ({
          key: `${name} ${rate}`,
          base: minor(base),
          tax: minor(amount),
        })),
        ...row.lines
          .filter(({ taxes }) => taxes.length === 0)
          .map(({ lineTotal }) => ({ key: '', base: minor(lineTotal), tax: 0n })),
      ],
    }),
  );
  const payments = await t.database.asOwner<Record<string, string>>(
    `select p.invoice_id::int, p.kind, p.method, to_char(p.paid_on, 'YYYY-MM-DD') as day, p.amount, p.surplus
     from app.invoice_payments p join app.invoices i on i.tenant_id = p.tenant_id and i.id = p.invoice_id
     where p.status = 'done' and i.currency = $1 order by p.id`,
    [currency],
  );
  return {
    invoices: stored.filter(({ creditedId }) => creditedId === null),
    notes: stored.filter(({ creditedId }) => creditedId !== null),
    payments: payments.map((row) => ({
      invoiceId: Number(row.invoice_id),
      kind: String(row.kind),
      method: String(row.method),
      day: String(row.day),
      amount: minor(String(row.amount)),
      surplus: minor(String(row.surplus)),
    })),
  };
}

/** Adds amounts. */
export const addUp = <Row>(rows: readonly Row[], amount: (row: Row) => bigint): bigint =>
  rows.reduce((sum, row) => sum + amount(row), 0n);

/** Returns what was paid and credited of an invoice up to a day, and what is left to pay; negative for what was credited too much. */
export function stateOn(books: StoredBooks, invoice: StoredDocument, day: string) {
  const credited = addUp(
    books.notes.filter((note) => note.creditedId === invoice.id && note.day <= day),
    ({ total }) => total,
  );
  const paid = addUp(
    books.payments.filter(
      (payment) =>
        payment.invoiceId === invoice.id && payment.kind === 'payment' && payment.day <= day,
    ),
    ({ amount, surplus }) => amount - surplus,
  );
  return { paid, credited, rest: invoice.total - paid - credited };
}

/** Rounds half away from zero. */
export function divideHalfUp(amount: bigint, by: bigint): bigint {
  const size = amount < 0n ? -amount : amount;
  const rounded = (2n * size + by) / (2n * by);
  return amount < 0n ? -rounded : rounded;
}
