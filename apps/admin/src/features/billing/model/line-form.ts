import { toNumber } from '@org/admin-kit';
import { type DocumentAmounts, documentAmounts } from '@org/schema';
import type { BillingTax, DocumentLine, DocumentLineWrite } from '@org/schema/entities';

/** Form values of a line. Numbers are text as people type them. */
export type LineValues = {
  type: DocumentLine['type'];
  productId: number | null;
  variantId: number | null;
  timeEntryIds: number[];
  sku: string;
  name: string;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  discountType: DocumentLine['discountType'];
  discount: string;
  taxIds: number[];
};

/** Returns the values of a new line. */
export function emptyLine(
  taxIds: readonly number[],
  type: LineValues['type'] = 'service',
): LineValues {
  return {
    type,
    productId: null,
    variantId: null,
    timeEntryIds: [],
    sku: '',
    name: '',
    description: '',
    quantity: '1',
    unit: '',
    unitPrice: '',
    discountType: 'percent',
    discount: '',
    taxIds: [...taxIds],
  };
}

const toText = (value: number): string => String(value);

/** Returns the form values of a stored line, or of one that the server proposes. */
export function lineToForm(line: DocumentLineWrite, taxIds: readonly number[]): LineValues {
  const { quantity, unitPrice, discount, taxIds: own, ...plain } = line;
  return {
    ...plain,
    timeEntryIds: [...plain.timeEntryIds],
    quantity: toText(quantity),
    unitPrice: toText(unitPrice),
    discount: discount === 0 ? '' : toText(discount),
    taxIds: [...(own ?? taxIds)],
  };
}

/** Returns true for a line that nobody has filled in. */
export const isBlank = ({ name, description, unitPrice, productId }: LineValues): boolean =>
  !name.trim() && !description.trim() && !unitPrice.trim() && productId === null;

/** Returns the body of a line; a number that cannot be read stays text, which the server's rules refuse. */
export function toLineBody(line: LineValues) {
  return {
    ...line,
    name: line.name.trim(),
    description: line.description.trim(),
    quantity: toNumber(line.quantity) ?? 0,
    unitPrice: toNumber(line.unitPrice) ?? 0,
    discount: toNumber(line.discount) ?? 0,
  };
}

const numberOr = (text: string, fallback: number): number => {
  const value = toNumber(text);
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : fallback;
};

/** Computes the amounts of lines that are being typed, by the rules of the server. What cannot be read counts as 0. */
export function typedAmounts(
  lines: readonly LineValues[],
  money: { readonly currency: string; readonly taxInclusive: boolean },
  taxes: readonly BillingTax[],
): DocumentAmounts {
  return documentAmounts(
    lines.map((line) => {
      const isText = line.type === 'text';
      const quantity = isText ? 0 : Math.min(numberOr(line.quantity, 0), 1e9);
      const unitPrice = isText ? 0 : Math.min(numberOr(line.unitPrice, 0), 1e9);
      const most = line.discountType === 'percent' ? 100 : quantity * unitPrice;
      return {
        quantity,
        unitPrice,
        discountType: line.discountType,
        discount: Math.min(numberOr(line.discount, 0), most),
        taxes: isText ? [] : taxes.filter(({ id }) => line.taxIds.includes(id)),
      };
    }),
    money,
  );
}

/** Splits a line of a pasted table; the columns are item, quantity, price, and an amount that is not read. */
export function readPastedLines(text: string, taxIds: readonly number[]): LineValues[] {
  return text
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean))
    .slice(0, 500)
    .map(([name = '', quantity = '', unitPrice = '']) => ({
      ...emptyLine(taxIds),
      name: name.slice(0, 300),
      quantity: quantity || '1',
      unitPrice,
    }));
}
