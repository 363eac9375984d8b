import { currencyDigits, MAX_DECIMALS, scaleFactor, toScaled } from '@org/schema';
import type { StructuredProblem } from '@org/schema/entities';
import {
  type StructuredInput,
  type StructuredInvoice,
  toStructured,
} from './structured-invoice.ts';

/** Decimals that EN 16931 allows in amounts. */
const MAX_DIGITS = 2;

type Check = (one: StructuredInvoice, input: StructuredInput) => string | undefined;

const hasCategory = ({ taxes }: StructuredInvoice, ...categories: readonly string[]): boolean =>
  taxes.some(({ category }) => categories.includes(category));

/** Returns whether a party has a tax number of any kind. */
const hasTaxNumber = ({ vatNumber, taxNumber }: StructuredInvoice['seller']): boolean =>
  vatNumber !== '' || taxNumber !== '';

/** Rules by the field that is missing. Sources: EN 16931 (BR-…) and Peppol BIS Billing 3.0 (R…). */
const CHECKS: readonly (readonly [field: string, check: Check])[] = [
  // BR-06
  ['settings.legal_name', ({ seller }) => (seller.name ? undefined : 'Your company has no name')],
  // BR-CO-26, BR-S-02, BR-Z-02, BR-E-02
  [
    'settings.tax_number',
    (one) => {
      if (hasCategory(one, 'S', 'Z', 'E', 'AE') && !hasTaxNumber(one.seller))
        return 'Your company has no tax number';
      return hasTaxNumber(one.seller) || one.seller.registrationNumber
        ? undefined
        : 'Your company has neither a tax number nor a registration number';
    },
  ],
  // BR-AE-02
  [
    'settings.tax_number',
    (one) =>
      hasCategory(one, 'AE') && hasTaxNumber(one.seller) && !one.seller.vatNumber
        ? 'Reverse charge needs your VAT number, which begins with a country code'
        : undefined,
  ],
  // R020
  [
    'settings.email',
    ({ seller }) => (seller.email ? undefined : 'Your company has no email address'),
  ],
  // BR-08
  [
    'settings.structured.city',
    ({ seller }) => (seller.address.city ? undefined : 'The address of your company has no city'),
  ],
  [
    'settings.structured.postalCode',
    ({ seller }) =>
      seller.address.postalCode ? undefined : 'The address of your company has no postal code',
  ],
  // BR-09
  [
    'settings.structured.countryCode',
    ({ seller }) =>
      seller.address.countryCode ? undefined : 'The address of your company has no country',
  ],
  // BR-07
  ['customer.name', ({ buyer }) => (buyer.name ? undefined : 'The customer has no name')],
  // R010
  [
    'customer.email',
    ({ buyer }) => (buyer.email ? undefined : 'The customer has no email address'),
  ],
  // BR-10
  [
    'customer.addresses',
    ({ buyer }) => (buyer.address.city ? undefined : 'The address of the customer has no city'),
  ],
  // BR-11
  [
    'customer.addresses',
    ({ buyer }) =>
      buyer.address.countryCode ? undefined : 'The address of the customer has no country',
  ],
  // BR-AE-02
  [
    'customer.tax_number',
    (one) =>
      hasCategory(one, 'AE') && !one.buyer.vatNumber
        ? 'Reverse charge needs the VAT number of the customer'
        : undefined,
  ],
  // BG-30 of EN 16931 has one tax.
  [
    'lines',
    (_one, { invoice }) =>
      (invoice.lines ?? []).some(({ taxes }) => taxes.length > 1)
        ? 'A line has several taxes. Structured invoices allow one tax on each line'
        : undefined,
  ],
  // BR-O-11, BR-O-12
  [
    'lines',
    (one) =>
      hasCategory(one, 'O') && one.taxes.length > 1
        ? 'Lines that are not subject to tax cannot be on one invoice with other lines'
        : undefined,
  ],
  // BR-CO-17 allows differences below one unit of the currency, compared after rounding to cents.
  [
    'lines',
    ({ taxes }, { invoice }) => {
      // Several taxes on a line are another problem, and their amounts have no common base.
      if ((invoice.lines ?? []).some((line) => line.taxes.length > 1)) return undefined;
      const unit = scaleFactor(currencyDigits(invoice.currency));
      return taxes.some(({ base, amount, rate }) => {
        const percent = toScaled(rate, MAX_DECIMALS);
        const whole = 100n * scaleFactor(MAX_DECIMALS);
        const difference = amount * whole - base * percent;
        return 100n * (difference < 0n ? -difference : difference) >= 99n * unit * whole;
      })
        ? 'Rounding the tax of each line differs too much from the tax of their sum. Use prices without tax'
        : undefined;
    },
  ],
  // BR-DEC
  [
    'currency',
    (_one, { invoice }) =>
      currencyDigits(invoice.currency) > MAX_DIGITS
        ? 'Structured invoices allow two decimals, and this currency has more'
        : undefined,
  ],
];

/** Returns everything that keeps an invoice from being a structured one, by field. */
export function findProblems(input: StructuredInput): StructuredProblem[] {
  const one = toStructured(input);
  return CHECKS.flatMap(([field, check]) => {
    const message = check(one, input);
    return message === undefined ? [] : [{ field, message }];
  });
}
