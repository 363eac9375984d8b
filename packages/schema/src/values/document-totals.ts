import { allocateCents, divideRounded } from './cents.ts';
import { currencyDigits } from './currency.ts';
import { fromScaled, MAX_DECIMALS, scaleFactor, toScaled } from './scaled.ts';

/** Tax of a line as it was when the line was saved. */
export interface LineTax {
  readonly id: number;
  readonly name: string;
  /** Percent. */
  readonly rate: number;
}

/** Properties of a line that the totals of its document depend on. */
export interface PricedLine {
  readonly quantity: number;
  /** Price of one unit, major units. */
  readonly unitPrice: number;
  readonly discountType: 'percent' | 'amount';
  /** Percent, or an amount of the whole line in major units. */
  readonly discount: number;
  readonly taxes: readonly LineTax[];
}

/** Amounts of a line in minor units of the currency. */
export interface LineAmounts {
  /** Quantity times price, less the discount; with tax where prices include it. */
  readonly total: bigint;
  readonly discount: bigint;
  /** Amount without tax. */
  readonly net: bigint;
  readonly tax: bigint;
}

/** Sum of one tax over all lines, in minor units. */
export interface TaxSum extends LineTax {
  /** Amount that the tax is computed from. */
  readonly base: bigint;
  readonly amount: bigint;
}

/** Amounts of a document in minor units of its currency. */
export interface DocumentAmounts {
  readonly lines: readonly LineAmounts[];
  /** Sum of the lines; with tax where prices include it. */
  readonly subtotal: bigint;
  readonly discountTotal: bigint;
  readonly taxes: readonly TaxSum[];
  readonly taxTotal: bigint;
  readonly grandTotal: bigint;
}

const SCALE = scaleFactor(MAX_DECIMALS);
/** 100 percent, scaled. */
const WHOLE = 100n * SCALE;

const sum = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((total, amount) => total + amount, 0n);

/** Returns total and discount of a line, each rounded once from the exact value. */
function priceLine(line: PricedLine, minor: bigint): { total: bigint; discount: bigint } {
  const gross = toScaled(line.quantity, MAX_DECIMALS) * toScaled(line.unitPrice, MAX_DECIMALS);
  const discount = toScaled(line.discount, MAX_DECIMALS);
  const isPercent = line.discountType === 'percent';
  const kept = isPercent ? gross * (WHOLE - discount) : (gross - discount * SCALE) * WHOLE;
  const total = divideRounded(kept * minor, SCALE * SCALE * WHOLE);
  return { total, discount: divideRounded(gross * minor, SCALE * SCALE) - total };
}

const taxKey = ({ id, name, rate }: LineTax): string => `${id} ${rate} ${name}`;

/** Lines with the same taxes, by their indexes. */
interface TaxGroup {
  readonly taxes: readonly LineTax[];
  readonly at: number[];
}

function groupByTaxes(lines: readonly PricedLine[]): TaxGroup[] {
  const groups = new Map<string, TaxGroup>();
  for (const [at, { taxes }] of lines.entries()) {
    const key = taxes.map(taxKey).toSorted().join('\n');
    const group = groups.get(key) ?? { taxes, at: [] };
    group.at.push(at);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Taxes on top of prices: each is computed once from the sum of its lines. */
function addTaxes(lines: readonly PricedLine[], totals: readonly bigint[]): TaxSum[] {
  const sums = new Map<string, { tax: LineTax; base: bigint }>();
  for (const [at, { taxes }] of lines.entries())
    for (const tax of taxes) {
      const known = sums.get(taxKey(tax)) ?? { tax, base: 0n };
      known.base += totals[at] ?? 0n;
      sums.set(taxKey(tax), known);
    }
  return [...sums.values()].map(({ tax, base }) => ({
    ...tax,
    base,
    amount: divideRounded(base * toScaled(tax.rate, MAX_DECIMALS), WHOLE),
  }));
}

/** Net amounts of lines and sums of taxes. */
interface TaxedLines {
  readonly nets: readonly bigint[];
  readonly taxes: readonly TaxSum[];
}

/** Taxes inside of prices: the lines of a group are split once into net and tax, and the tax among its rates. */
function extractTaxes(lines: readonly PricedLine[], totals: readonly bigint[]): TaxedLines {
  const nets = [...totals];
  const sums = new Map<string, TaxSum>();
  for (const { taxes, at } of groupByTaxes(lines)) {
    const own = at.map((index) => totals[index] ?? 0n);
    const total = sum(own);
    const rates = taxes.map(({ rate }) => toScaled(rate, MAX_DECIMALS));
    const net = divideRounded(total * WHOLE, WHOLE + sum(rates));
    const parts = allocateCents(net, own);
    for (const [index, line] of at.entries()) nets[line] = parts[index] ?? 0n;
    const amounts = allocateCents(total - net, rates);
    for (const [index, tax] of taxes.entries()) {
      const known = sums.get(taxKey(tax));
      sums.set(taxKey(tax), {
        ...tax,
        base: (known?.base ?? 0n) + net,
        amount: (known?.amount ?? 0n) + (amounts[index] ?? 0n),
      });
    }
  }
  return { nets, taxes: [...sums.values()] };
}

/** Divides taxes that were computed from sums among the lines, so that the parts add up. */
function taxByLine(
  lines: readonly PricedLine[],
  totals: readonly bigint[],
  taxes: readonly TaxSum[],
): bigint[] {
  const amounts = lines.map(() => 0n);
  for (const tax of taxes) {
    const weights = lines.map((line, at) =>
      line.taxes.some((one) => taxKey(one) === taxKey(tax)) ? (totals[at] ?? 0n) : 0n,
    );
    const parts = allocateCents(tax.amount, weights);
    for (const [at, part] of parts.entries()) amounts[at] = (amounts[at] ?? 0n) + part;
  }
  return amounts;
}

/**
 * Computes all amounts of a document. Each line is rounded once, half up, from its exact value, and each tax once from the sum
 * of its lines, as EN 16931 asks for; where prices include tax, the sum of the lines is what is paid.
 * @throws `SyntaxError` for a number that is not finite
 */
export function documentAmounts(
  lines: readonly PricedLine[],
  { currency, taxInclusive }: { readonly currency: string; readonly taxInclusive: boolean },
): DocumentAmounts {
  const minor = scaleFactor(currencyDigits(currency));
  const priced = lines.map((line) => priceLine(line, minor));
  const totals = priced.map(({ total }) => total);
  const subtotal = sum(totals);
  const inside = taxInclusive ? extractTaxes(lines, totals) : undefined;
  const taxes = inside?.taxes ?? addTaxes(lines, totals);
  const lineTaxes = inside
    ? totals.map((total, at) => total - (inside.nets[at] ?? 0n))
    : taxByLine(lines, totals, taxes);
  const taxTotal = sum(taxes.map(({ amount }) => amount));
  return {
    lines: priced.map(({ total, discount }, at) => ({
      total,
      discount,
      net: inside?.nets[at] ?? total,
      tax: lineTaxes[at] ?? 0n,
    })),
    subtotal,
    discountTotal: sum(priced.map(({ discount }) => discount)),
    taxes,
    taxTotal,
    grandTotal: taxInclusive ? subtotal : subtotal + taxTotal,
  };
}

/** Totals of a document in major units, as its record has them. */
export interface DocumentTotals {
  readonly subtotal: number;
  readonly discountTotal: number;
  readonly taxLines: readonly (LineTax & { readonly base: number; readonly amount: number })[];
  readonly taxTotal: number;
  readonly grandTotal: number;
}

/** Converts the amounts of a document into major units. */
export function documentTotals(amounts: DocumentAmounts, currency: string): DocumentTotals {
  const major = (amount: bigint): number => fromScaled(amount, currencyDigits(currency));
  return {
    subtotal: major(amounts.subtotal),
    discountTotal: major(amounts.discountTotal),
    taxLines: amounts.taxes.map(({ base, amount, ...tax }) => ({
      ...tax,
      base: major(base),
      amount: major(amount),
    })),
    taxTotal: major(amounts.taxTotal),
    grandTotal: major(amounts.grandTotal),
  };
}
