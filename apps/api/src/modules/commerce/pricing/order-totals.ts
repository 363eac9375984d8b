import { allocateCents, divideRounded, fromCents, toCents } from '@org/schema';
import type { CouponKind, OrderTotals, TaxRate } from '@org/schema/entities';

/** Input of the totals of an order. Amounts are in cents. */
export interface TotalsInput {
  /** Price of each line item, before coupons. */
  readonly lines: readonly bigint[];
  readonly coupon?: { readonly kind: CouponKind; readonly value: string | number } | undefined;
  /** Price of the delivery, and the value of goods from which it is free; undefined for pickup. */
  readonly shipping?: { readonly price: bigint; readonly freeOver: bigint | null } | undefined;
  /** Tax rates of the destination. */
  readonly rates: readonly Pick<TaxRate, 'name' | 'rate'>[];
  readonly includesTax: boolean;
}

/** Totals of an order. Amounts are in cents. */
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
  /** Discount and tax of each line item. */
  readonly lines: readonly { readonly discount: bigint; readonly tax: bigint }[];
  /** Discount of the coupon, including the delivery that it pays for. */
  readonly couponDiscount: bigint;
  readonly includesTax: boolean;
}

/** One million: rates are counted in millionths, so that 9.975 % is an integer. */
const WHOLE = 1_000_000n;
const millionths = (rate: number): bigint => BigInt(Math.round(rate * 10_000));
const getSum = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

/** Returns the discount of a coupon on the goods, at most their price. */
function getDiscount({ coupon }: TotalsInput, subtotal: bigint): bigint {
  if (coupon?.kind === 'amount') {
    const value = toCents(coupon.value);
    return value < subtotal ? value : subtotal;
  }
  // A percentage has two decimals, like amounts.
  return coupon?.kind === 'percent' ? divideRounded(subtotal * toCents(coupon.value), 10_000n) : 0n;
}

/** Returns the taxes of an amount: each rounded separately when they are added, or together when the amount includes them. */
function getTaxes({ rates, includesTax }: TotalsInput, base: bigint): bigint[] {
  const shares = rates.map(({ rate }) => millionths(rate));
  if (!includesTax) return shares.map((share) => divideRounded(base * share, WHOLE));
  const all = getSum(shares);
  return allocateCents(divideRounded(base * all, WHOLE + all), shares);
}

/**
 * Calculates the totals of an order: goods less the coupon, delivery, and the taxes on top or included. All parts add up exactly:
 * the discounts of lines to the discount, the taxes of lines and delivery to the tax.
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

/** Returns totals in the format of the API, in major units. */
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
