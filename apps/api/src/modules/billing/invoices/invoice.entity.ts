import { dayPlus } from '@org/schema';
import {
  type DocumentLine,
  INVOICE_FIELDS,
  type Invoice,
  type InvoiceCreate,
  type InvoicePayment,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { InvoicePaymentRecord, InvoiceRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity, joinSubtitle } from '../../../kernel/entities/define-entity.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import {
  type Columns,
  eachByItself,
  type TagsOf,
} from '../../../kernel/entities/entity-definition.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { TENANT_TODAY } from '../../../kernel/settings/tenant-today.ts';
import {
  documentColumns,
  FIXED_FIELDS,
  issuedColumns,
  readDefaults,
} from '../documents/document-columns.ts';
import { LISTED_COLUMNS, sharedRecords } from '../documents/document-records.ts';
import { requireDrafts, requireOpenDrafts } from '../documents/require-drafts.ts';
import { claimTimeEntries, releaseTimeEntries } from './billed-time.ts';
import { claimAgain } from './claim-again.ts';
import { releaseQuotes } from './quote-payments.ts';

/** Fields of a new or changed invoice; the server alone sets where it comes from. */
export type InvoiceFields = Partial<InvoiceCreate> & {
  readonly knownLines?: readonly DocumentLine[];
  readonly keepsTaxes?: boolean;
  readonly quote_id?: number;
  readonly order_id?: number;
  readonly recurring_id?: number;
  /** Day of the schedule of a recurring invoice. */
  readonly recurring_date?: string;
  readonly credited_invoice_id?: number;
  readonly type?: Invoice['type'];
};

/** Address of the endpoints. */
const PATH = '/api/v1/admin/invoices/';

/** Checks the due date; throws `validation_failed` on `dueDate`. */
function requireOrder(invoiceDate: string, dueDate: string | null): void {
  if (dueDate !== null && dueDate < invoiceDate)
    throw appError('validation_failed', {
      formErrors: { dueDate: 'The due date must not be before the date of the invoice' },
    });
}

const ORIGINS = [
  'quote_id',
  'order_id',
  'recurring_id',
  'recurring_date',
  'credited_invoice_id',
  'type',
] as const satisfies readonly (keyof InvoiceFields)[];

async function toColumns(
  write: TenantWrite,
  fields: InvoiceFields,
  current: InvoiceRecord | undefined,
): Promise<Columns> {
  if (current?.issued_at) {
    const record = { ...current, ...(await toOne(write.tx, current)) };
    return issuedColumns(fields, record, [...FIXED_FIELDS, 'lines', 'invoiceDate', 'dueDate']);
  }
  const defaults = await readDefaults(write);
  const { settings, today } = defaults;
  const invoiceDate = fields.invoiceDate ?? current?.invoice_date ?? today;
  const usualDue = current ? current.due_date : dayPlus(invoiceDate, settings.dueDays);
  const dueDate = fields.dueDate === undefined ? usualDue : fields.dueDate;
  requireOrder(invoiceDate, dueDate);
  const origins = ORIGINS.flatMap((name) =>
    fields[name] === undefined ? [] : [[name, fields[name]] as const],
  );
  return {
    ...(!current && fields.terms === undefined && { terms: settings.invoiceTerms }),
    ...(await documentColumns(write, fields, current, defaults)),
    ...Object.fromEntries(origins),
    invoice_date: invoiceDate,
    due_date: dueDate,
    ...(fields.remindersOff !== undefined && { reminders_off: fields.remindersOff }),
  };
}

/** Returns a payment in the format of the API. */
function toPayment(row: InvoicePaymentRecord): InvoicePayment {
  return {
    id: row.id,
    kind: row.kind,
    amount: Number(row.amount),
    surplus: Number(row.surplus),
    date: row.paid_on,
    method: row.method,
    reference: row.reference,
    status: row.status,
    isOnline: row.provider !== null,
    created_at: row.created_at.toISOString(),
  };
}

async function getPayments(tx: TenantTx, id: number): Promise<InvoicePayment[]> {
  const rows = await tx
    .selectFrom('invoice_payments')
    .selectAll()
    .where('invoice_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(toPayment);
}

/** Returns whether an invoice should have been paid before today. */
function isOverdue(
  { balance, due_date }: Pick<InvoiceRecord, 'balance' | 'due_date'>,
  today: string,
): boolean {
  return Number(balance) > 0 && due_date !== null && due_date < today;
}

async function toRecords(
  tx: TenantTx,
  rows: readonly InvoiceRecord[],
  getTags: TagsOf,
): Promise<Invoice[]> {
  if (rows.length === 0) return [];
  const { timezone } = await getSettings(tx);
  const today = dayIn(timezone || 'UTC', new Date());
  const toShared = await sharedRecords(tx, rows, getTags, PATH);
  const [only, ...others] = rows;
  // Only a single invoice includes its payments; a list does not.
  const payments =
    only && others.length === 0 && 'lines' in only ? await getPayments(tx, only.id) : undefined;
  return rows.map((row) => ({
    ...toShared(row),
    type: row.type,
    invoiceNumber: row.invoice_number,
    invoiceDate: row.invoice_date,
    dueDate: row.due_date,
    status: row.status,
    isOverdue: isOverdue(row, today),
    remindersOff: row.reminders_off,
    amountPaid: Number(row.amount_paid),
    amountCredited: Number(row.amount_credited),
    balance: Number(row.balance),
    quoteId: row.quote_id,
    orderId: row.order_id,
    recurringId: row.recurring_id,
    creditedInvoiceId: row.credited_invoice_id,
    ...(payments && { payments }),
  }));
}

async function toOne(tx: TenantTx, row: InvoiceRecord): Promise<Invoice | undefined> {
  const [record] = await toRecords(tx, [row], () => []);
  return record;
}

/** Claims the time and the quotes of drafts before they come back; throws `not_now` when another invoice has them. */
async function beforeRestore(write: TenantWrite, ids: readonly number[]): Promise<void> {
  const rows = await findRows(
    write.tx,
    invoiceEntity,
    ids,
    { inTrash: true, lock: true },
    getScope(invoiceEntity, write),
  );
  for (const row of rows) await claimAgain(write, row as InvoiceRecord);
}

/** Entity of invoices and credit notes. */
export const invoiceEntity = defineEntity<InvoiceRecord, Invoice, InvoiceFields>({
  entity: 'invoice',
  plural: 'invoices',
  words: ['invoice', 'invoices'],
  module: 'invoices',
  table: 'invoices',
  ownerColumns: ['author_id'],
  list: {
    fields: INVOICE_FIELDS,
    usual: { by: 'invoiceDate', direction: 'desc' },
    columns: [
      ...LISTED_COLUMNS,
      'type',
      'invoice_number',
      'invoice_date',
      'due_date',
      'amount_paid',
      'amount_credited',
      'balance',
      'quote_id',
      'order_id',
      'recurring_id',
      'credited_invoice_id',
      'reminders_off',
    ],
    orders: {
      invoiceDate: { kind: 'day', value: sql.ref('invoices.invoice_date'), isColumn: true },
      // Invoices without a due date come last.
      dueDate: { kind: 'day', value: sql.ref('invoices.due_key'), isColumn: true },
    },
    filters: {
      invoiceDate: { type: 'date', value: sql.ref('invoices.invoice_date'), isDay: true },
      dueDate: { type: 'date', value: sql.ref('invoices.due_date'), isDay: true },
    },
  },
  ownFilters: ({ customer_id, projectId, recurringId, type, status, overdue, unpaid }) => [
    ...(customer_id === undefined ? [] : [sql<boolean>`invoices.customer_id = ${customer_id}`]),
    ...(projectId === undefined ? [] : [sql<boolean>`invoices.project_id = ${projectId}`]),
    ...(recurringId === undefined ? [] : [sql<boolean>`invoices.recurring_id = ${recurringId}`]),
    ...(type === undefined ? [] : [sql<boolean>`invoices.type = ${type}`]),
    ...(status === undefined ? [] : [sql<boolean>`invoices.status = ${status}`]),
    ...(overdue
      ? [sql<boolean>`invoices.balance > 0 and invoices.due_date < ${TENANT_TODAY}`]
      : []),
    ...(unpaid ? [sql<boolean>`invoices.balance > 0`] : []),
  ],
  toColumns,
  toBulkColumns: (_write, { dueDate }) => (dueDate === undefined ? {} : { due_date: dueDate }),
  beforeMany: async ({ tx }, ids, { due_date }) => {
    if (due_date !== undefined)
      await requireOpenDrafts(tx, { table: 'invoices', ids, day: due_date, field: 'dueDate' });
  },
  toRecords,
  saveRelations: eachByItself(async (write, id, { lines }) => {
    if (lines) await claimTimeEntries(write, id, lines);
  }),
  beforeTrash: async (write, ids) => {
    await requireDrafts(write.tx, 'invoices', ids);
    await releaseTimeEntries(write, ids);
    await releaseQuotes(write.tx, ids);
  },
  beforeRestore,
  searchTexts: ({ invoiceNumber, title, customer_name, billTo, poNumber }) => [
    invoiceNumber,
    title,
    customer_name,
    billTo?.company,
    billTo?.email,
    poNumber,
  ],
  getTitle: ({ invoiceNumber, title }) => invoiceNumber ?? (title || 'Draft invoice'),
  getSubtitle: ({ title, customer_name }) => joinSubtitle(customer_name, title),
});
