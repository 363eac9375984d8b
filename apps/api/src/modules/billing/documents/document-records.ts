import { currencyDigits, DOCUMENT_PATH, fromScaled, toScaled } from '@org/schema';
import type { BillTo, DiscountType, Invoice, Quote } from '@org/schema/entities';
import type { StoredBillTo } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import type { TagsOf } from '../../../kernel/entities/entity-definition.ts';
import { getStamps, personIn } from '../../../kernel/entities/entity-stamps.ts';
import { getVehicles } from '../../crm/index.ts';
import type { ContentRecord, DocumentRecord } from './document-columns.ts';
import { getRecipients } from './recipients.ts';

/** Fields that the records of quotes and invoices share. */
type SharedRecord = Omit<
  Quote,
  | 'quoteNumber'
  | 'quoteDate'
  | 'expiryDate'
  | 'status'
  | 'isExpired'
  | 'signature'
  | 'declineReason'
  | 'invoiceId'
  | 'recurringInvoiceId'
> &
  Pick<Invoice, 'customer'>;

/**
 * Returns the deposit of a document in major units.
 * @param deposit - percent or amount
 */
function depositDue(total: number, type: DiscountType, deposit: number, currency: string): number {
  if (deposit === 0) return 0;
  if (type === 'amount') return Math.min(deposit, total);
  const digits = currencyDigits(currency);
  // Half up, as every amount of a document.
  const scaled = toScaled(total, digits) * toScaled(deposit, 4);
  return fromScaled((2n * scaled + 1_000_000n) / 2_000_000n, digits);
}

/** Fields that only quotes and invoices have, not recurring invoices. */
type IssuedFields = 'guid' | 'publicUrl' | 'pdfUrl' | 'issuedAt' | 'lastSentAt' | 'lastViewedAt';

type DocumentCustomer = NonNullable<Quote['customer']>;

async function getCustomers(
  tx: TenantTx,
  ids: readonly (number | null)[],
  { hasRecipients }: { readonly hasRecipients: boolean },
): Promise<ReadonlyMap<number, DocumentCustomer>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const rows = await tx
    .selectFrom('customers')
    .select(['id', 'display_name', 'company', 'email', 'contacts'])
    .where('id', 'in', asked)
    .where('deleted_at', 'is', null)
    .execute();
  const vehicles = await getVehicles(tx, asked);
  return new Map(
    rows.map(({ id, display_name, company, email, contacts }) => [
      id,
      {
        id,
        customer_id: id,
        displayName: display_name,
        company,
        email,
        vehicles: vehicles.get(id) ?? [],
        ...(hasRecipients && { recipients: getRecipients({ display_name, email, contacts }) }),
      },
    ]),
  );
}

async function getProjectTitles(
  tx: TenantTx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const asked = ids.filter((id) => id !== null);
  if (asked.length === 0) return new Map();
  const rows = await tx
    .selectFrom('projects')
    .select(['id', 'title'])
    .where('id', 'in', asked)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Returns the receiver of a document without the stored sender. */
function toBillTo(stored: StoredBillTo | null): BillTo | null {
  if (!stored) return null;
  const { seller: _seller, ...billTo } = stored;
  return billTo;
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Returns the function that makes the content of records of documents and recurring invoices. Rows of lists come without lines. */
export async function contentRecords(
  tx: TenantTx,
  rows: readonly ContentRecord[],
  getTags: TagsOf,
): Promise<(row: ContentRecord) => Omit<SharedRecord, IssuedFields>> {
  const customers = await getCustomers(
    tx,
    rows.map(({ customer_id }) => customer_id),
    // Only a single document includes the recipients; a list does not.
    { hasRecipients: rows.length === 1 && rows[0] !== undefined && 'lines' in rows[0] },
  );
  const projects = await getProjectTitles(
    tx,
    rows.map(({ project_id }) => project_id),
  );
  const authors = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  return (row) => {
    const grandTotal = Number(row.grand_total);
    const deposit = Number(row.deposit);
    return {
      id: row.id,
      title: row.title,
      customer_id: row.customer_id,
      customer_name: row.customer_name,
      customer: (row.customer_id !== null && customers.get(row.customer_id)) || null,
      billTo: toBillTo(row.bill_to),
      vehicle_id: row.vehicle_id,
      projectId: row.project_id,
      project_title: (row.project_id !== null && projects.get(row.project_id)) || '',
      poNumber: row.po_number,
      currency: row.currency,
      taxInclusive: row.tax_inclusive,
      ...('lines' in row && { lines: row.lines }),
      subtotal: Number(row.subtotal),
      discountTotal: Number(row.discount_total),
      taxLines: row.tax_lines,
      taxTotal: Number(row.tax_total),
      grandTotal,
      depositType: row.deposit_type,
      deposit,
      depositDue: depositDue(grandTotal, row.deposit_type, deposit, row.currency),
      terms: row.terms,
      publicNotes: row.public_notes,
      privateNotes: row.private_notes,
      footer: row.footer,
      tags: getTags(row.id),
      ...getStamps(row),
      created_by: personIn(authors, row.author_id),
    };
  };
}

/**
 * Returns the function that makes the shared part of records of quotes and invoices.
 * @param path - address of the endpoints, for the URL of the PDF
 */
export async function sharedRecords(
  tx: TenantTx,
  rows: readonly DocumentRecord[],
  getTags: TagsOf,
  path: string,
): Promise<(row: DocumentRecord) => SharedRecord> {
  const toContent = await contentRecords(tx, rows, getTags);
  return (row) => ({
    ...toContent(row),
    guid: row.guid,
    publicUrl: row.issued_at ? `/${DOCUMENT_PATH}${row.guid}` : '',
    pdfUrl: `${path}${row.id}/pdf/`,
    issuedAt: instant(row.issued_at),
    lastSentAt: instant(row.last_sent_at),
    lastViewedAt: instant(row.last_viewed_at),
  });
}

/** Columns of documents and recurring invoices that lists need: all but the lines. */
export const CONTENT_COLUMNS = [
  'tenant_id',
  'id',
  'title',
  'status',
  'customer_id',
  'customer_name',
  'vehicle_id',
  'project_id',
  'po_number',
  'currency',
  'tax_inclusive',
  'tax_lines',
  'subtotal',
  'discount_total',
  'tax_total',
  'grand_total',
  'deposit_type',
  'deposit',
  'terms',
  'public_notes',
  'private_notes',
  'footer',
  'bill_to',
  'author_id',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

/** Columns of quotes and invoices that lists need: all but the lines. */
export const LISTED_COLUMNS = [
  ...CONTENT_COLUMNS,
  'guid',
  'issued_at',
  'last_sent_at',
  'last_viewed_at',
] as const;
