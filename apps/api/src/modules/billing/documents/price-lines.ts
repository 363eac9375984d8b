import {
  currencyDigits,
  documentAmounts,
  documentTotals,
  fromScaled,
  type LineTax,
} from '@org/schema';
import {
  type BillingSettings,
  type DocumentLine,
  type DocumentLineWrite,
  documentLineWriteSchema,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Maximum total of a document, and of its discounts, major units. */
const MAX_TOTAL = 999_999_999_999;

/** Currency of a document, and whether its prices include tax. */
export interface DocumentMoney {
  readonly currency: string;
  readonly taxInclusive: boolean;
}

/** Checks the references of lines; throws `validation_failed` on a field of a line. */
const lineError = (at: number, field: string, message: string) =>
  appError('validation_failed', { formErrors: { [`lines[${at}].${field}`]: message } });

/**
 * Returns the taxes of a line: those of the settings, or as the line had them before. Lines without a choice get the default
 * taxes.
 * @throws `validation_failed`
 */
function lineTaxes(
  { taxIds }: Pick<DocumentLineWrite, 'taxIds'>,
  at: number,
  settings: BillingSettings,
  before: ReadonlyMap<number, LineTax>,
): LineTax[] {
  if (!taxIds)
    return settings.taxes
      .filter(({ isDefault }) => isDefault)
      .slice(0, 3)
      .map(({ id, name, rate }) => ({ id, name, rate }));
  return taxIds.map((id) => {
    const tax = settings.taxes.find((one) => one.id === id) ?? before.get(id);
    if (!tax) throw lineError(at, 'taxIds', 'This tax does not exist');
    return { id, name: tax.name, rate: tax.rate };
  });
}

/**
 * Checks that the products of lines exist.
 * @throws `validation_failed`
 */
async function requireProducts(tx: TenantTx, lines: readonly DocumentLineWrite[]): Promise<void> {
  const variants = lines.flatMap(({ variantId }) => variantId ?? []);
  const products = lines.flatMap(({ productId }) => productId ?? []);
  if (variants.length + products.length === 0) return;
  const found = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...products, 0])
    .execute();
  const foundVariants = await tx
    .selectFrom('product_variants')
    .select(['id', 'product_id'])
    .where('id', 'in', [...variants, 0])
    .execute();
  const known = new Set(found.map(({ id }) => id));
  const owner = new Map(foundVariants.map(({ id, product_id }) => [id, product_id]));
  for (const [at, { productId, variantId }] of lines.entries()) {
    if (productId !== null && !known.has(productId))
      throw lineError(at, 'productId', 'This product does not exist');
    if (variantId !== null && (productId === null || owner.get(variantId) !== productId))
      throw lineError(at, 'variantId', 'This variant does not exist');
  }
}

/** Lines with their amounts, and the totals of their document. */
export interface PricedDocument {
  readonly lines: readonly DocumentLine[];
  readonly totals: ReturnType<typeof documentTotals>;
}

/** Lines of text have no price. */
const withoutPrice = (line: DocumentLineWrite): DocumentLineWrite =>
  line.type === 'text'
    ? { ...line, quantity: 0, unitPrice: 0, discount: 0, taxIds: [], timeEntryIds: [] }
    : line;

/**
 * Computes the amounts of the lines of a document. Totals that a client sends are not read.
 * @param before - lines that the document has, whose products and taxes may have been deleted since
 * @throws `validation_failed` with the line and its field
 */
export async function priceLines(
  tx: TenantTx,
  given: readonly DocumentLineWrite[],
  { currency, taxInclusive }: DocumentMoney,
  settings: BillingSettings,
  before: readonly DocumentLine[] = [],
): Promise<PricedDocument> {
  const knownTaxes = new Map(before.flatMap(({ taxes }) => taxes).map((tax) => [tax.id, tax]));
  const knownProducts = new Set(
    before.map(({ productId, variantId }) => `${productId} ${variantId}`),
  );
  await requireProducts(
    tx,
    given.map((line) =>
      knownProducts.has(`${line.productId} ${line.variantId}`)
        ? { ...line, productId: null, variantId: null }
        : line,
    ),
  );
  const lines = given.map((line, at) => {
    const shown = withoutPrice(line);
    return { ...shown, taxes: lineTaxes(shown, at, settings, knownTaxes) };
  });
  const amounts = documentAmounts(lines, { currency, taxInclusive });
  const totals = documentTotals(amounts, currency);
  if (totals.grandTotal > MAX_TOTAL)
    throw appError('validation_failed', { formErrors: { lines: 'The total is too large' } });
  if (totals.discountTotal > MAX_TOTAL)
    throw appError('validation_failed', { formErrors: { lines: 'The discounts are too large' } });
  const digits = currencyDigits(currency);
  return {
    totals,
    lines: lines.map((line, at) => ({
      ...line,
      id: at + 1,
      sort: at,
      taxIds: line.taxes.map(({ id }) => id),
      lineTotal: fromScaled(amounts.lines[at]?.total ?? 0n, digits),
      taxAmount: fromScaled(amounts.lines[at]?.tax ?? 0n, digits),
    })),
  };
}

/** Returns stored lines as a body has them, such as for a copy. */
export function toLineBodies(lines: readonly DocumentLineWrite[]): DocumentLineWrite[] {
  return lines.map((line) =>
    documentLineWriteSchema.cast(line, { stripUnknown: true, assert: false }),
  );
}
