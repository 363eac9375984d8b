import {
  currencyDigits,
  divideRounded,
  MAX_DECIMALS,
  readCountry,
  scaleFactor,
  toScaled,
} from '@org/schema';
import type { BillTo, DocumentLine, Invoice, TaxCategory } from '@org/schema/entities';
import type { StoredBillTo, StructuredSeller } from '../../../kernel/database/stored-values.ts';
import { unitCode } from './unit-codes.ts';
import { cleanText } from './xml.ts';

/** A postal address (BG-5, BG-8). */
export interface StructuredAddress {
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly subdivision: string;
  readonly countryCode: string;
}

/** A seller or buyer (BG-4, BG-7). */
export interface StructuredParty {
  readonly name: string;
  readonly tradingName: string;
  /** VAT identifier with the prefix of its country (BT-31, BT-48); '' for none. */
  readonly vatNumber: string;
  /** Tax number without such a prefix (BT-32); '' for none. */
  readonly taxNumber: string;
  /** Number in the register of companies (BT-30, BT-47). */
  readonly registrationNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly contact: string;
  readonly address: StructuredAddress;
}

/** A line (BG-25). Amounts are in minor units, without tax. */
export interface StructuredLine {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly sku: string;
  readonly quantity: string;
  readonly unitCode: string;
  /** Price of a unit without tax, as a decimal text (BT-146). */
  readonly price: string;
  readonly discount: bigint;
  readonly net: bigint;
  readonly category: TaxCategory;
  /** Percent, as a decimal text. */
  readonly rate: string;
}

/** Sum of the lines of a category and rate (BG-23). */
export interface StructuredTax {
  readonly category: TaxCategory;
  readonly rate: string;
  readonly base: bigint;
  readonly amount: bigint;
  /** Reason for an exemption (BT-120); '' for taxes that need none. */
  readonly reason: string;
}

/** An invoice or credit note in the terms of EN 16931. Amounts are in minor units. */
export interface StructuredInvoice {
  readonly number: string;
  /** Code of UNTDID 1001: invoice or credit note. */
  readonly typeCode: '380' | '381';
  readonly issueDate: string;
  readonly dueDate: string;
  readonly currency: string;
  readonly digits: number;
  readonly buyerReference: string;
  readonly orderReference: string;
  readonly note: string;
  readonly terms: string;
  /** Invoice that a credit note corrects (BG-3). */
  readonly preceding: { readonly number: string; readonly day: string } | undefined;
  readonly seller: StructuredParty;
  readonly buyer: StructuredParty;
  readonly iban: string;
  readonly bic: string;
  readonly lines: readonly StructuredLine[];
  readonly taxes: readonly StructuredTax[];
  readonly lineTotal: bigint;
  readonly taxTotal: bigint;
  readonly grandTotal: bigint;
  readonly prepaid: bigint;
  readonly payable: bigint;
}

/** Input of a structured invoice. */
export interface StructuredInput {
  readonly invoice: Invoice;
  readonly billTo: BillTo;
  readonly seller: NonNullable<StoredBillTo['seller']>;
  readonly structured: StructuredSeller;
  readonly preceding: StructuredInvoice['preceding'];
}

/** Decimals of a price that is computed from a total with tax. */
const PRICE_DECIMALS = 10;
const VAT_NUMBER = /^[A-Z]{2}[A-Z0-9]{2,}$/;
/** Text for a buyer who has given no reference: one is mandatory in Peppol. */
const NO_REFERENCE = 'NA';

const REASONS: Readonly<Record<TaxCategory, string>> = {
  S: '',
  Z: '',
  E: 'Exempt from tax',
  AE: 'Reverse charge',
  O: 'Not subject to tax',
};

/** Returns a tax number as it is written in structured invoices: without spaces, dots and hyphens. */
const cleanTaxNumber = (number: string): string => number.replace(/[\s.-]/g, '').toUpperCase();

/** Returns the shortest text of a decimal: `1.23` for 12300n with 4 decimals. */
export function decimalText(scaled: bigint, decimals: number): string {
  const isNegative = scaled < 0n;
  const text = String(isNegative ? -scaled : scaled).padStart(decimals + 1, '0');
  const whole = text.slice(0, text.length - decimals);
  let part = text.slice(text.length - decimals);
  while (part.endsWith('0')) part = part.slice(0, -1);
  return `${isNegative ? '-' : ''}${whole}${part ? `.${part}` : ''}`;
}

/** Cleans every text, so that what looks empty is left out, or found to be missing. */
function cleanTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return cleanText(value) as Value;
  if (Array.isArray(value)) return value.map(cleanTexts) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, cleanTexts(part)]),
  ) as Value;
}

/** Returns the category and rate of a line. A line has at most one tax, which is checked before. */
function lineTax(
  { taxes: [tax] }: Pick<DocumentLine, 'taxes'>,
  { untaxed, categories }: StructuredSeller,
): Pick<StructuredLine, 'category' | 'rate'> {
  if (!tax) return { category: untaxed, rate: '0' };
  const rate = decimalText(toScaled(tax.rate, MAX_DECIMALS), MAX_DECIMALS);
  if (tax.rate > 0) return { category: 'S', rate };
  const known = categories[String(tax.id)];
  return { category: known === undefined || known === 'S' ? 'Z' : known, rate };
}

/** Returns price, discount and net amount of a line without tax. Prices that include tax are computed from the net amount. */
function lineAmounts(
  line: DocumentLine,
  { digits, taxInclusive }: { readonly digits: number; readonly taxInclusive: boolean },
): Pick<StructuredLine, 'price' | 'discount' | 'net'> {
  const total = toScaled(line.lineTotal, digits);
  const quantity = toScaled(line.quantity, MAX_DECIMALS);
  const price = toScaled(line.unitPrice, MAX_DECIMALS);
  const scale = scaleFactor(2 * MAX_DECIMALS - digits);
  // Peppol compares with cents (R120), also in currencies without them.
  const isExact = digits >= 2 || (quantity * price) % scale === 0n;
  if (!taxInclusive && isExact) {
    const gross = divideRounded(quantity * price, scale);
    return { price: decimalText(price, MAX_DECIMALS), discount: gross - total, net: total };
  }
  const net = taxInclusive ? total - toScaled(line.taxAmount, digits) : total;
  const more = scaleFactor(PRICE_DECIMALS);
  const rate = taxInclusive ? toScaled(line.taxes[0]?.rate ?? 0, MAX_DECIMALS) : 0n;
  const hundred = 100n * scaleFactor(MAX_DECIMALS);
  const scaled =
    quantity > 0n
      ? divideRounded(net * more * scaleFactor(MAX_DECIMALS), quantity * scaleFactor(digits))
      : divideRounded(price * more * hundred, (hundred + rate) * scaleFactor(MAX_DECIMALS));
  return { price: decimalText(scaled, PRICE_DECIMALS), discount: 0n, net };
}

function toLine(
  line: DocumentLine,
  at: number,
  digits: number,
  { invoice, structured }: StructuredInput,
): StructuredLine {
  const [first = '', ...rest] = line.description.split('\n');
  return {
    id: String(at + 1),
    name: line.name || first || '-',
    description: line.name ? line.description : rest.join('\n'),
    sku: line.sku,
    quantity: decimalText(toScaled(line.quantity, MAX_DECIMALS), MAX_DECIMALS),
    unitCode: unitCode(line.unit),
    ...lineAmounts(line, { digits, taxInclusive: invoice.taxInclusive }),
    ...lineTax(line, structured),
  };
}

/** Adds the lines of each category and rate, and the taxes of the document. */
function addTaxes(
  lines: readonly StructuredLine[],
  digits: number,
  { invoice, structured }: StructuredInput,
): StructuredTax[] {
  const sums = new Map<string, StructuredTax>();
  for (const { category, rate, net } of lines) {
    const key = `${category} ${rate}`;
    const reason = category === 'E' ? structured.exemptionReason || REASONS.E : REASONS[category];
    const known = sums.get(key) ?? { category, rate, base: 0n, amount: 0n, reason };
    sums.set(key, { ...known, base: known.base + net });
  }
  for (const { rate, amount } of invoice.taxLines) {
    const key = `S ${decimalText(toScaled(rate, MAX_DECIMALS), MAX_DECIMALS)}`;
    const known = sums.get(key);
    if (known) sums.set(key, { ...known, amount: known.amount + toScaled(amount, digits) });
  }
  return [...sums.values()];
}

function toParty(
  party: Omit<StructuredParty, 'vatNumber' | 'taxNumber'> & { readonly number: string },
): StructuredParty {
  const { number, ...rest } = party;
  const clean = cleanTaxNumber(number);
  const isVat = VAT_NUMBER.test(clean);
  return { ...rest, vatNumber: isVat ? clean : '', taxNumber: isVat ? '' : number.trim() };
}

/** Returns the buyer, whose country may be written in words. */
function toBuyer({ name, company, email, phone, taxNumber, address }: BillTo): StructuredParty {
  return toParty({
    name: company || name,
    tradingName: '',
    number: taxNumber ?? '',
    registrationNumber: '',
    email,
    phone,
    contact: company && name !== company ? name : '',
    address: {
      street: address?.street ?? '',
      city: address?.city ?? '',
      postalCode: address?.postalCode ?? '',
      subdivision: address?.province ?? '',
      countryCode: address?.countryCode || readCountry(address?.country ?? '') || '',
    },
  });
}

/** Removes the tax numbers of a party: an invoice that is not subject to tax must not name them. */
const withoutVat = (party: StructuredParty): StructuredParty => ({
  ...party,
  vatNumber: '',
  taxNumber: '',
  registrationNumber: party.registrationNumber || party.vatNumber || party.taxNumber,
});

/**
 * Returns an invoice in the terms of EN 16931. Its totals are those of the invoice, to the cent; nothing is rounded again.
 * Lines of text become a note.
 */
export function toStructured(given: StructuredInput): StructuredInvoice {
  const input = cleanTexts(given);
  const { invoice, billTo, seller, structured, preceding } = input;
  const digits = currencyDigits(invoice.currency);
  const minor = (amount: number): bigint => toScaled(amount, digits);
  const lines = (invoice.lines ?? [])
    .filter(({ type }) => type !== 'text')
    .map((line, at) => toLine(line, at, digits, input));
  const texts = (invoice.lines ?? [])
    .filter(({ type }) => type === 'text')
    .map(({ name, description }) => [name, description].filter(Boolean).join('\n'));
  const isCredit = invoice.type === 'credit_note';
  const lineTotal = lines.reduce((sum, { net }) => sum + net, 0n);
  const prepaid = isCredit ? 0n : minor(invoice.amountPaid);
  const own = toParty({
    name: seller.name,
    tradingName: '',
    number: seller.taxNumber,
    registrationNumber: structured.registrationNumber,
    email: seller.email,
    phone: seller.phone,
    contact: '',
    address: {
      street: structured.street,
      city: structured.city,
      postalCode: structured.postalCode,
      subdivision: '',
      countryCode: structured.countryCode,
    },
  });
  const buyer = toBuyer(billTo);
  const isOutside = lines.some(({ category }) => category === 'O');
  return {
    number: invoice.invoiceNumber ?? '',
    typeCode: isCredit ? '381' : '380',
    issueDate: invoice.invoiceDate,
    dueDate: isCredit ? '' : (invoice.dueDate ?? ''),
    currency: invoice.currency,
    digits,
    buyerReference: invoice.poNumber ? '' : NO_REFERENCE,
    orderReference: invoice.poNumber,
    note: [invoice.publicNotes, ...texts].filter(Boolean).join('\n'),
    // BR-CO-25 asks for a due date or terms, of credit notes too.
    terms:
      invoice.terms ||
      (isCredit ? 'Credited to your account' : invoice.dueDate ? '' : 'Due on receipt'),
    preceding,
    seller: isOutside ? withoutVat(own) : own,
    buyer: isOutside ? withoutVat(buyer) : buyer,
    iban: structured.iban.replace(/\s/g, '').toUpperCase(),
    bic: structured.bic.toUpperCase(),
    lines,
    taxes: addTaxes(lines, digits, input),
    lineTotal,
    taxTotal: minor(invoice.taxTotal),
    grandTotal: minor(invoice.grandTotal),
    prepaid,
    payable: minor(invoice.grandTotal) - prepaid,
  };
}
