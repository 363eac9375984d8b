import {
  type BillingSettings,
  type DocumentLine,
  type DocumentLineWrite,
  documentLineWriteSchema,
  type InvoiceCreate,
  type QuoteCreate,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { historyTime } from '../../../kernel/database/history-time.ts';
import type {
  InvoiceRecord,
  QuoteRecord,
  RecurringInvoiceRecord,
} from '../../../kernel/database/records.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import type { AnyEntityDefinition, Columns } from '../../../kernel/entities/entity-definition.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { customerEntity, getVehicles } from '../../crm/index.ts';
import { projectEntity } from '../../work/index.ts';
import { readBillTo } from './bill-to.ts';
import { getBillingSettings } from './billing-settings.ts';
import { priceLines, toLineBodies } from './price-lines.ts';

/** Row of a quote or an invoice. */
export type DocumentRecord = QuoteRecord | InvoiceRecord;

/** Row with the content of a document: a quote, an invoice or a recurring invoice. */
export type ContentRecord = DocumentRecord | RecurringInvoiceRecord;

/** Fields that bodies of quotes and invoices share. */
export type DocumentFields = Partial<Omit<QuoteCreate, 'quoteDate' | 'expiryDate'>> &
  Partial<Omit<InvoiceCreate, 'invoiceDate' | 'dueDate'>> & {
    /** Lines of which a copy may name products and taxes that no longer exist, such as those of an order. */
    readonly knownLines?: readonly DocumentLine[];
    /** True when the taxes of known lines stay as they were, such as those of a credit note, whatever the settings say now. */
    readonly keepsTaxes?: boolean;
  };

/** Defaults of a new document. */
export interface DocumentDefaults {
  readonly settings: BillingSettings;
  readonly currency: string;
  /** Today in the time zone of the tenant. */
  readonly today: string;
}

/** Reads the defaults of new documents. */
export async function readDefaults({ tx }: Pick<TenantWrite, 'tx'>): Promise<DocumentDefaults> {
  const { currency, timezone } = await getSettings(tx);
  return {
    settings: await getBillingSettings(tx),
    currency,
    today: dayIn(timezone || 'UTC', historyTime() ?? new Date()),
  };
}

const fieldError = (field: string, message: string) =>
  appError('validation_failed', { formErrors: { [field]: message } });

/**
 * Checks that the user may see a record that a document would name.
 * @throws `validation_failed` on the field
 */
async function requireVisible(
  write: TenantWrite,
  entity: AnyEntityDefinition,
  id: number,
  field: string,
): Promise<void> {
  const isAllowed = hasPermission(write.actor, `${entity.module}.can_view`);
  const [row] = isAllowed
    ? await findRows(write.tx, entity, [id], {}, getScope(entity, write))
    : [];
  if (!row) throw fieldError(field, `This ${entity.words[0]} does not exist`);
}

/** Returns the columns of customer, vehicle and project; another customer takes the vehicle away. */
async function partyColumns(
  write: TenantWrite,
  fields: DocumentFields,
  current: ContentRecord | undefined,
): Promise<Columns> {
  const customerId = fields.customer_id === undefined ? current?.customer_id : fields.customer_id;
  const isSame = customerId === current?.customer_id;
  const sameVehicle = isSame ? current?.vehicle_id : null;
  const vehicleId = fields.vehicle_id === undefined ? sameVehicle : fields.vehicle_id;
  if (customerId && !isSame) await requireVisible(write, customerEntity, customerId, 'customer_id');
  if (vehicleId && vehicleId !== current?.vehicle_id) {
    if (!customerId) throw fieldError('vehicle_id', 'Choose a customer before the vehicle');
    const own = (await getVehicles(write.tx, [customerId])).get(customerId) ?? [];
    if (!own.some(({ id }) => id === vehicleId))
      throw fieldError('vehicle_id', 'This vehicle belongs to another customer');
  }
  const { projectId } = fields;
  if (projectId && projectId !== current?.project_id)
    await requireVisible(write, projectEntity, projectId, 'projectId');
  const billTo = customerId ? await readBillTo(write.tx, customerId) : undefined;
  return {
    customer_id: customerId ?? null,
    vehicle_id: vehicleId ?? null,
    ...(projectId !== undefined && { project_id: projectId }),
    // A customer in the trash stays named as before.
    ...((billTo || !customerId) && {
      customer_name: billTo?.name ?? '',
      bill_to: billTo ? JSON.stringify(billTo) : null,
    }),
  };
}

/** Returns settings with the taxes that lines have, as those have them. */
function withTaxesOf(lines: readonly DocumentLine[], settings: BillingSettings): BillingSettings {
  const known = new Map(lines.flatMap(({ taxes }) => taxes).map((tax) => [tax.id, tax]));
  return { ...settings, taxes: settings.taxes.map((tax) => ({ ...tax, ...known.get(tax.id) })) };
}

/** Returns the columns of lines and totals. */
async function moneyColumns(
  write: TenantWrite,
  fields: DocumentFields,
  current: ContentRecord | undefined,
  { settings, currency: usual }: DocumentDefaults,
): Promise<Columns> {
  const currency = fields.currency ?? current?.currency ?? usual;
  const taxInclusive = fields.taxInclusive ?? current?.tax_inclusive ?? settings.taxInclusive;
  const before = current?.lines ?? fields.knownLines ?? [];
  const { lines, totals } = await priceLines(
    write.tx,
    fields.lines ?? before,
    { currency, taxInclusive },
    fields.keepsTaxes ? withTaxesOf(before, settings) : settings,
    before,
  );
  const depositType = fields.depositType ?? current?.deposit_type ?? settings.depositType;
  const deposit = fields.deposit ?? (current ? Number(current.deposit) : settings.deposit);
  // Small documents ask for their whole total where the usual deposit is larger.
  const isUsual = depositType === settings.depositType && deposit === settings.deposit;
  const maxDeposit = isUsual ? deposit : totals.grandTotal;
  if (deposit > (depositType === 'percent' ? 100 : maxDeposit))
    throw fieldError('deposit', 'The deposit is larger than the total');
  return {
    currency,
    tax_inclusive: taxInclusive,
    lines: JSON.stringify(lines),
    tax_lines: JSON.stringify(totals.taxLines),
    subtotal: totals.subtotal,
    discount_total: totals.discountTotal,
    tax_total: totals.taxTotal,
    grand_total: totals.grandTotal,
    deposit_type: depositType,
    deposit,
  };
}

/** Body fields that are columns of another name. */
const RENAMED = {
  poNumber: 'po_number',
  publicNotes: 'public_notes',
  privateNotes: 'private_notes',
} as const;

/** Columns of a document by the fields of a body. */
function plainColumns(fields: object, names: Readonly<Record<string, string>>): Columns {
  return Object.fromEntries(
    Object.entries(names).flatMap(([field, column]) => {
      const value: unknown = Reflect.get(fields, field);
      return value === undefined ? [] : [[column, value]];
    }),
  );
}

/**
 * Returns the columns that quotes and invoices share for a body. Amounts are computed; what a client sends of them is not read.
 * @throws `validation_failed`
 */
export async function documentColumns(
  write: TenantWrite,
  fields: DocumentFields,
  current: ContentRecord | undefined,
  defaults: DocumentDefaults,
): Promise<Columns> {
  return {
    ...plainColumns(fields, { ...RENAMED, title: 'title', terms: 'terms', footer: 'footer' }),
    ...(!current && fields.footer === undefined && { footer: defaults.settings.footer }),
    ...(await partyColumns(write, fields, current)),
    ...(await moneyColumns(write, fields, current, defaults)),
  };
}

/** Fields of a line that people write, in one order. */
const LINE_FIELDS = Object.keys(documentLineWriteSchema.fields) as (keyof DocumentLineWrite)[];

/** Returns what people write of lines, so that lines of a body and of a record can be compared. */
const written = (lines: readonly DocumentLineWrite[]): unknown =>
  toLineBodies(lines).map((line) => LINE_FIELDS.map((field) => line[field]));

/** Returns whether a value of a body is that of the record, where missing and empty values are the same. */
function isSame(name: string, given: unknown, stored: unknown): boolean {
  const [one, other] =
    name === 'lines'
      ? [written(given as DocumentLineWrite[]), written(stored as DocumentLineWrite[])]
      : [given, stored];
  return (!one && !other) || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Returns the columns of an issued document that may still change: notes of the staff. Clients may send the whole document
 * back.
 * @throws `document_issued` for any other change, with the fields
 */
export function issuedColumns(fields: object, record: object, fixed: readonly string[]): Columns {
  const changed = fixed.filter((name) => {
    const given: unknown = Reflect.get(fields, name);
    return given !== undefined && !isSame(name, given, Reflect.get(record, name));
  });
  if (changed.length > 0)
    throw appError('document_issued', {
      formErrors: Object.fromEntries(
        changed.map((name) => [name, 'This can no longer be changed']),
      ),
    });
  return plainColumns(fields, {
    privateNotes: 'private_notes',
    projectId: 'project_id',
    remindersOff: 'reminders_off',
  });
}

/** Fields of an issued document that are fixed, beside its lines and dates. */
export const FIXED_FIELDS = [
  'title',
  'customer_id',
  'vehicle_id',
  'poNumber',
  'currency',
  'taxInclusive',
  'depositType',
  'deposit',
  'terms',
  'publicNotes',
  'footer',
] as const;
