import { dayPlus } from '@org/schema';
import { QUOTE_FIELDS, type Quote, type QuoteCreate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { QuoteRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity, joinSubtitle } from '../../../kernel/entities/define-entity.ts';
import type { Columns, TagsOf } from '../../../kernel/entities/entity-definition.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import {
  documentColumns,
  FIXED_FIELDS,
  issuedColumns,
  readDefaults,
} from '../documents/document-columns.ts';
import { LISTED_COLUMNS, sharedRecords } from '../documents/document-records.ts';
import { requireDrafts, requireOpenDrafts } from '../documents/require-drafts.ts';

/** Fields of a new or changed quote. */
export type QuoteFields = Partial<QuoteCreate>;

/** Address of the endpoints. */
const PATH = '/api/v1/admin/quotes/';

/** Statuses in which a quote waits for an answer. */
const OPEN: readonly Quote['status'][] = ['sent', 'viewed'];

/** Returns whether a quote waits for an answer and its last day has passed. */
function isExpired(
  { status, expiry_date }: Pick<QuoteRecord, 'status' | 'expiry_date'>,
  today: string,
): boolean {
  return OPEN.includes(status) && expiry_date !== null && expiry_date < today;
}

/** Checks the expiry date; throws `validation_failed` on `expiryDate`. */
function requireOrder(quoteDate: string, expiryDate: string | null): void {
  if (expiryDate !== null && expiryDate < quoteDate)
    throw appError('validation_failed', {
      formErrors: { expiryDate: 'The last day must not be before the date of the quote' },
    });
}

async function toColumns(
  write: TenantWrite,
  fields: QuoteFields,
  current: QuoteRecord | undefined,
): Promise<Columns> {
  if (current?.issued_at) {
    const record = { ...current, ...(await toOne(write.tx, current)) };
    return issuedColumns(fields, record, [...FIXED_FIELDS, 'lines', 'quoteDate', 'expiryDate']);
  }
  const defaults = await readDefaults(write);
  const { settings, today } = defaults;
  const quoteDate = fields.quoteDate ?? current?.quote_date ?? today;
  const usualExpiry = current ? current.expiry_date : dayPlus(quoteDate, settings.validDays);
  const expiryDate = fields.expiryDate === undefined ? usualExpiry : fields.expiryDate;
  requireOrder(quoteDate, expiryDate);
  return {
    ...(!current && fields.terms === undefined && { terms: settings.quoteTerms }),
    ...(await documentColumns(write, fields, current, defaults)),
    quote_date: quoteDate,
    expiry_date: expiryDate,
  };
}

async function toRecords(
  tx: TenantTx,
  rows: readonly QuoteRecord[],
  getTags: TagsOf,
): Promise<Quote[]> {
  if (rows.length === 0) return [];
  const { timezone } = await getSettings(tx);
  const today = dayIn(timezone || 'UTC', new Date());
  const toShared = await sharedRecords(tx, rows, getTags, PATH);
  return rows.map((row) => ({
    ...toShared(row),
    quoteNumber: row.quote_number,
    quoteDate: row.quote_date,
    expiryDate: row.expiry_date,
    status: row.status,
    isExpired: isExpired(row, today),
    signature: row.signature,
    declineReason: row.decline_reason,
    invoiceId: row.invoice_id,
    // The module of recurring invoices fills it.
    recurringInvoiceId: null,
  }));
}

async function toOne(tx: TenantTx, row: QuoteRecord): Promise<Quote | undefined> {
  const [record] = await toRecords(tx, [row], () => []);
  return record;
}

/** Entity of quotes. */
export const quoteEntity = defineEntity<QuoteRecord, Quote, QuoteFields>({
  entity: 'quote',
  plural: 'quotes',
  words: ['quote', 'quotes'],
  module: 'quotes',
  table: 'quotes',
  ownerColumns: ['author_id'],
  list: {
    fields: QUOTE_FIELDS,
    usual: { by: 'quoteDate', direction: 'desc' },
    columns: [
      ...LISTED_COLUMNS,
      'quote_number',
      'quote_date',
      'expiry_date',
      'signature',
      'decline_reason',
      'invoice_id',
    ],
    orders: {
      quoteDate: { kind: 'day', value: sql.ref('quotes.quote_date'), isColumn: true },
      // Quotes without a last day come last.
      expiryDate: { kind: 'day', value: sql.ref('quotes.expiry_key'), isColumn: true },
    },
    filters: {
      quoteDate: { type: 'date', value: sql.ref('quotes.quote_date'), isDay: true },
      expiryDate: { type: 'date', value: sql.ref('quotes.expiry_date'), isDay: true },
    },
  },
  ownFilters: ({ customer_id, projectId, status }) => [
    ...(customer_id === undefined ? [] : [sql<boolean>`quotes.customer_id = ${customer_id}`]),
    ...(projectId === undefined ? [] : [sql<boolean>`quotes.project_id = ${projectId}`]),
    ...(status === undefined ? [] : [sql<boolean>`quotes.status = ${status}`]),
  ],
  toColumns,
  toBulkColumns: (_write, { expiryDate }) =>
    expiryDate === undefined ? {} : { expiry_date: expiryDate },
  beforeMany: async ({ tx }, ids, { expiry_date }) => {
    if (expiry_date !== undefined)
      await requireOpenDrafts(tx, { table: 'quotes', ids, day: expiry_date, field: 'expiryDate' });
  },
  toRecords,
  beforeTrash: (write, ids) => requireDrafts(write.tx, 'quotes', ids),
  searchTexts: ({ quoteNumber, title, customer_name, billTo, poNumber }) => [
    quoteNumber,
    title,
    customer_name,
    billTo?.company,
    billTo?.email,
    poNumber,
  ],
  getTitle: ({ quoteNumber, title }) => quoteNumber ?? (title || 'Draft quote'),
  getSubtitle: ({ title, customer_name }) => joinSubtitle(customer_name, title),
});
