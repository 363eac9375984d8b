import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { lineField } from '../../fields/fields.ts';
import { countryField } from '../../reading/contact-fields.ts';

/** Settings of the XML invoice inside of PDFs: where the country asks for it, always, or never. */
export const STRUCTURED_MODES = ['country', 'always', 'never'] as const;
export type StructuredMode = (typeof STRUCTURED_MODES)[number];

/**
 * Categories of taxes in structured invoices: standard rate, zero rate, exempt, reverse charge, and not subject to tax.
 * @see UNCL5305
 */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'O'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** Categories that amounts without a tax can have. */
export const UNTAXED_CATEGORIES = ['E', 'Z', 'O'] as const satisfies readonly TaxCategory[];
export type UntaxedCategory = (typeof UNTAXED_CATEGORIES)[number];

/** An international bank account number; its check digits are verified. */
function isIban(value: string): boolean {
  const iban = value.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false;
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`]
    .map((letter) => Number.parseInt(letter, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
}

/** Data of the company that structured invoices need beside its name and tax number. */
export const structuredSettingsSchema = object({
  mode: mixed<StructuredMode>().oneOf(STRUCTURED_MODES, 'Choose when').default('country'),
  street: lineField(200).trim().default(''),
  city: lineField(120).trim().default(''),
  postalCode: lineField(20).trim().default(''),
  countryCode: countryField().default(''),
  /** Number in the register of companies; '' for none. */
  registrationNumber: lineField(60).trim().default(''),
  iban: lineField(42)
    .trim()
    .test('iban', 'Check this account number', (value) => !value || isIban(value))
    .default(''),
  bic: lineField(11)
    .trim()
    .matches(/^(?:[A-Z0-9]{8}|[A-Z0-9]{11})?$/i, 'A BIC has 8 or 11 letters and digits')
    .default(''),
  untaxed: mixed<UntaxedCategory>().oneOf(UNTAXED_CATEGORIES, 'Choose a category').default('E'),
  /** Reason for which amounts are exempt from tax, as the law asks for it. */
  exemptionReason: lineField(300).trim().default(''),
}).noUnknown();
export type StructuredSettings = InferType<typeof structuredSettingsSchema>;

/** Problem of an invoice that keeps it from being a structured one. */
const structuredProblemSchema = object({
  /** Field of the invoice, of the customer or of the settings, such as `settings.structured.city`. */
  field: string().required(),
  message: string().required(),
});
export type StructuredProblem = InferType<typeof structuredProblemSchema>;

/** Check of an invoice before and after it is issued. */
export const structuredCheckSchema = object({
  /** True when PDFs of invoices contain the XML invoice. */
  isEmbedded: boolean().required(),
  problems: array(structuredProblemSchema.required()).required(),
});
export type StructuredCheck = InferType<typeof structuredCheckSchema>;
