import { currencyDigits, MAX_DECIMALS, scaleFactor } from '@org/schema';
import type { DocumentLine, DocumentLineWrite, Invoice } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { amountText } from './invoice-payments.ts';
import { fromUnits, toUnits } from './settle-invoice.ts';

/** Invoiced lines with the same content, price, discount and taxes, and what credit notes have of them. */
export interface CreditableLine {
  readonly line: DocumentLine;
  quantity: bigint;
  total: bigint;
  /** Quantity that was credited at the invoiced price. A credit at a lower price is a price reduction. */
  creditedQuantity: bigint;
  creditedTotal: bigint;
}

type LineContent = Pick<DocumentLineWrite, 'productId' | 'variantId' | 'name' | 'description'>;

const isSameContent = (one: LineContent, other: LineContent): boolean =>
  one.productId === other.productId &&
  one.variantId === other.variantId &&
  one.name === other.name &&
  one.description === other.description;

const hasSameTaxes = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

type LineDiscount = Pick<DocumentLineWrite, 'discountType' | 'discount'>;

const hasSameDiscount = (one: LineDiscount, other: LineDiscount): boolean =>
  one.discountType === other.discountType && one.discount === other.discount;

const lineError = (at: number, field: string, message: string) =>
  appError('validation_failed', { formErrors: { [`lines[${at}].${field}`]: message } });

/** Returns the best match of several lines: one with the same price and discount, or one with the same price. */
const findBest = (
  lines: readonly CreditableLine[],
  { unitPrice, ...discount }: LineDiscount & Pick<DocumentLineWrite, 'unitPrice'>,
): CreditableLine | undefined => {
  const samePrice = lines.filter(({ line }) => line.unitPrice === unitPrice);
  return samePrice.find(({ line }) => hasSameDiscount(line, discount)) ?? samePrice[0] ?? lines[0];
};

/**
 * Returns the invoiced line that a line of a credit note corrects.
 * @throws `validation_failed` on a field of the line
 */
function matchLine(
  creditable: readonly CreditableLine[],
  asked: DocumentLineWrite,
  at: number,
  currency: string,
): CreditableLine {
  const named = creditable.filter(({ line }) => isSameContent(line, asked));
  if (named.length === 0)
    throw lineError(at, asked.name ? 'name' : 'description', 'This line is not on the invoice');
  const priced = named.filter(({ line }) => line.unitPrice >= asked.unitPrice);
  if (priced.length === 0) {
    const price = Math.max(...named.map(({ line }) => line.unitPrice));
    throw lineError(at, 'unitPrice', `The invoiced price of this line is ${price} ${currency}`);
  }
  const { taxIds } = asked;
  const taxed = taxIds ? priced.filter(({ line }) => hasSameTaxes(line.taxIds, taxIds)) : priced;
  const found = findBest(taxed, asked);
  if (!found) throw lineError(at, 'taxIds', 'Use the taxes of the invoiced line');
  return found;
}

function addCredited(found: CreditableLine, line: DocumentLine): void {
  if (line.unitPrice === found.line.unitPrice) found.creditedQuantity += toUnits(line.quantity);
  found.creditedTotal += toUnits(line.lineTotal);
}

/** Returns whether a line of an invoice is one of those that are credited together. */
export const isLine = ({ line: one }: CreditableLine, line: DocumentLine): boolean =>
  isSameContent(one, line) &&
  one.unitPrice === line.unitPrice &&
  hasSameDiscount(one, line) &&
  hasSameTaxes(one.taxIds, line.taxIds);

/** Returns the lines of an invoice with what earlier credit notes have of them. */
export async function readCreditableLines(
  tx: TenantTx,
  { id, lines = [] }: Invoice,
): Promise<CreditableLine[]> {
  const creditable: CreditableLine[] = [];
  for (const line of lines) {
    if (line.type === 'text') continue;
    const known = creditable.find((one) => isLine(one, line));
    const found = known ?? {
      line,
      quantity: 0n,
      total: 0n,
      creditedQuantity: 0n,
      creditedTotal: 0n,
    };
    if (!known) creditable.push(found);
    found.quantity += toUnits(line.quantity);
    found.total += toUnits(line.lineTotal);
  }
  const notes = await tx
    .selectFrom('invoices')
    .select('lines')
    .where('credited_invoice_id', '=', id)
    .where('issued_at', 'is not', null)
    .orderBy('id')
    .execute();
  for (const line of notes.flatMap((note) => note.lines)) {
    const same = creditable.filter(
      ({ line: one }) =>
        isSameContent(one, line) &&
        one.unitPrice >= line.unitPrice &&
        hasSameTaxes(one.taxIds, line.taxIds),
    );
    const found = findBest(same, line);
    if (found) addCredited(found, line);
  }
  return creditable;
}

/**
 * Returns the lines of a body as lines of a credit note: without time, and with the taxes of the invoice where they have none.
 * Lines of text need no invoiced line.
 * @throws `validation_failed` on a field of a line that is not on the invoice, or at a higher price or with other taxes
 */
export function toCreditLines(
  creditable: readonly CreditableLine[],
  lines: readonly DocumentLineWrite[],
  currency: string,
): DocumentLineWrite[] {
  return lines.map((line, at) => ({
    ...line,
    timeEntryIds: [],
    ...(line.type !== 'text' && {
      taxIds: matchLine(creditable, line, at, currency).line.taxIds,
    }),
  }));
}

/**
 * Checks that the lines of a new credit note are at most what is left of those of its invoice.
 * @throws `validation_failed` on a field of a line
 */
export function requireCreditable(
  creditable: readonly CreditableLine[],
  { lines = [], currency }: Invoice,
): void {
  const rounding = scaleFactor(MAX_DECIMALS - currencyDigits(currency));
  for (const [at, line] of lines.entries()) {
    if (line.type === 'text') continue;
    const found = matchLine(creditable, line, at, currency);
    const quantity = toUnits(line.quantity);
    const total = toUnits(line.lineTotal);
    const quantityLeft = found.quantity - found.creditedQuantity;
    const totalLeft = found.total - found.creditedTotal;
    if (quantity > 0n && (quantityLeft <= 0n || (totalLeft <= 0n && total > 0n)))
      throw lineError(at, 'quantity', 'Nothing of this line is left to credit');
    if (quantity > quantityLeft)
      throw lineError(
        at,
        'quantity',
        `At most ${fromUnits(quantityLeft)} of this line is left to credit`,
      );
    // Both sides are multiplied by the quantities instead of divided, so that the comparison is exact but for one rounding.
    if (total * found.quantity > found.total * quantity + rounding * found.quantity)
      throw lineError(at, 'discount', 'The invoiced line has a larger discount');
    if (total > totalLeft)
      throw lineError(
        at,
        'unitPrice',
        `At most ${amountText(totalLeft, currency)} of this line is left to credit`,
      );
    addCredited(found, line);
  }
}
