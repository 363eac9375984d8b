import type { CouponKind, OrderTotals, TaxRate } from '@org/schema';
import { allocateCents, fromCents, rounded, toCents } from './minor-units.ts';

/** What an order is added up from. Amounts are cents. */
export interface TotalsInput {
  /** What the pieces of each thing cost, coupons not counted. */
  readonly lines: readonly bigint[];
  readonly coupon?: { readonly kind: CouponKind; readonly value: string | number } | undefined;
  /** What the delivery costs, and from which sum of goods on nothing; left out for what is picked up. */
  readonly shipping?: { readonly price: bigint; readonly freeOver: bigint | null } | undefined;
  /** The taxes of the place that it goes to. */
  readonly rates: readonly Pick<TaxRate, 'name' | 'rate'>[];
  readonly includesTax: boolean;
}

/** What an order comes to. Amounts are cents. */
export interface Totals {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly tax: bigint;
  readonly total: bigint;
  readonly taxLines: readonly {
    readonly name: string;
    readonly rate: number;
    readonly amount: bigint;
  }[];
  /** Of each line its part of the discount and of the taxes. */
  readonly lines: readonly { readonly discount: bigint; readonly tax: bigint }[];
  /** What the coupon takes off, what the delivery would have cost with it. */
  readonly couponDiscount: bigint;
  readonly includesTax: boolean;
}

/** A million: rates are counted in millionths, so that 9.975 % is a whole number. */
const WHOLE = 1_000_000n;
const millionths = (rate: number): bigint => BigInt(Math.round(rate * 10_000));
const getSum = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

/** What a coupon takes off the goods: never more than they cost. */
function getDiscount({ coupon }: TotalsInput, subtotal: bigint): bigint {
  if (coupon?.kind === 'amount') {
    const value = toCents(coupon.value);
    return value < subtotal ? value : subtotal;
  }
  // A percentage has two decimals, as amounts have.
  return coupon?.kind === 'percent' ? rounded(subtotal * toCents(coupon.value), 10_000n) : 0n;
}

/** The taxes of a sum: each rounded by itself where they come on top, together where the sum contains them. */
function getTaxes({ rates, includesTax }: TotalsInput, base: bigint): bigint[] {
  const shares = rates.map(({ rate }) => millionths(rate));
  if (!includesTax) return shares.map((share) => rounded(base * share, WHOLE));
  const all = getSum(shares);
  return allocateCents(rounded(base * all, WHOLE + all), shares);
}

/**
 * Adds an order up: goods, less the coupon, and the delivery; taxes of all of that on top, or contained in it. All parts add up
 * to the whole to the cent: those of the lines to the discount, those of lines and delivery to the taxes.
 */
export function addUp(input: TotalsInput): Totals {
  const { lines, coupon, shipping, rates, includesTax } = input;
  const subtotal = getSum(lines);
  const discount = getDiscount(input, subtotal);
  const goods = subtotal - discount;
  const isFree = shipping && shipping.freeOver !== null && goods >= shipping.freeOver;
  const delivery = shipping && !isFree ? shipping.price : 0n;
  const waived = coupon?.kind === 'free_shipping' ? delivery : 0n;
  const charged = delivery - waived;
  const discounts = allocateCents(discount, lines);
  const bases = [...lines.map((line, at) => line - (discounts[at] ?? 0n)), charged];
  const amounts = getTaxes(input, goods + charged);
  const tax = getSum(amounts);
  const taxes = allocateCents(tax, bases);
  return {
    subtotal,
    discount,
    shipping: charged,
    tax,
    total: goods + charged + (includesTax ? 0n : tax),
    taxLines: rates.map(({ name, rate }, at) => ({ name, rate, amount: amounts[at] ?? 0n })),
    lines: lines.map((_line, at) => ({ discount: discounts[at] ?? 0n, tax: taxes[at] ?? 0n })),
    couponDiscount: discount + waived,
    includesTax,
  };
}

/** Totals as answers have them, major units. */
export function toOrderTotals(totals: Omit<Totals, 'lines' | 'couponDiscount'>): OrderTotals {
  return {
    subtotal: fromCents(totals.subtotal),
    discount: fromCents(totals.discount),
    shipping: fromCents(totals.shipping),
    tax: fromCents(totals.tax),
    total: fromCents(totals.total),
    taxLines: totals.taxLines.map((line) => ({ ...line, amount: fromCents(line.amount) })),
    pricesIncludeTax: totals.includesTax,
  };
}
