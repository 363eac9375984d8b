import { array, boolean, type InferType, number, object, string } from 'yup';
import { BUTTON_VARIANTS } from './constants.ts';

/** What a field of a form can be; the last two are no inputs. Source: FORM-033. */
export const FORM_FIELD_TYPES = [
  'text',
  'textarea',
  'phone',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'file',
  'address',
  'vehicle',
  'product',
  'infoBox',
  'step',
] as const;
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

/** How wide a field is: half of the form, or all of it. */
export const FORM_WIDTHS = ['half', 'full'] as const;

/** What a field can tell of the customer; '' for nothing. Source: FORM-019. */
export const CUSTOMER_MAPPINGS = ['', 'firstname', 'lastname', 'email', 'phone'] as const;

/** Sides that an info box is aligned to. Source: FORM-004. */
export const INFO_ALIGNS = ['start', 'center', 'end'] as const;

/** Parts of an address, as they are sent and kept. Source: FORM-026. */
export const ADDRESS_PARTS = [
  'street',
  'city',
  'province',
  'postalCode',
  'country',
  'countryCode',
] as const;

/** Parts of a vehicle; it is one once all but the type are there. Source: FORM-021. */
export const FORM_VEHICLE_PARTS = ['type', 'year', 'make', 'model'] as const;

/** Most fields of one form, and most options of one field. */
export const MAX_FORM_FIELDS = 100;
export const MAX_FORM_OPTIONS = 100;

/** Types that have options to choose from. */
export const OPTION_TYPES: readonly FormFieldType[] = ['select', 'radio', 'checkbox'];

/** Types whose text can be an email address, and tell of a customer. Source: FORM-015. */
export const TEXT_TYPES: readonly FormFieldType[] = ['text', 'phone'];

/** Types that nobody fills in. */
export const SHOWN_TYPES: readonly FormFieldType[] = ['infoBox', 'step'];

/** An email address in a form. The same in the browser, where it is the pattern of the input. Source: FORM-013. */
export const FORM_EMAIL = '[^\\s@<>,;]+@[^\\s@<>,;.]+(\\.[^\\s@<>,;.]+)+';
/** `FORM_EMAIL` as an expression for a whole value. */
export const FORM_EMAIL_REGEX = new RegExp(`^${FORM_EMAIL}$`, 'u');

/** One field of a form, as its block keeps it. Source: FORM-003 to FORM-005. */
export const formFieldSchema = object({
  /** Stays when the label changes. */
  id: string().max(40).defined(),
  label: string().max(200).defined(),
  showLabel: boolean().required(),
  type: string().oneOf(FORM_FIELD_TYPES).required(),
  placeholder: string().max(200).defined(),
  defaultValue: string().max(2000).defined(),
  options: array(string().max(200).defined()).max(MAX_FORM_OPTIONS).required(),
  inputWidth: string().oneOf(FORM_WIDTHS).required(),
  customerMapping: string().oneOf(CUSTOMER_MAPPINGS).defined(),
  checkboxLabel: string().max(500).defined(),
  infoBox: object({
    title: string().max(200).defined(),
    description: string().max(2000).defined(),
    variant: string().oneOf(BUTTON_VARIANTS).required(),
    align: string().oneOf(INFO_ALIGNS).required(),
    className: string().max(300).defined(),
  }).required(),
  rules: object({
    required: boolean().required(),
    /** Regular expression that the whole value has to match, with what is said where it does not; '' for none. */
    pattern: object({
      value: string().max(300).defined(),
      message: string().max(300).defined(),
    }).required(),
  }).required(),
  validateEmail: boolean().required(),
  validatePhone: boolean().required(),
  /** Of a date: days before today, where the business is, are refused. Forms of before know nothing of it. */
  notInPast: boolean(),
  /** Of a date or of times to choose from: only while the business is open. Forms of before know nothing of it. */
  whenOpen: boolean(),
  /** Shown only while the field of this label has this value; a label of '' shows it always. */
  showWhen: object({
    label: string().max(200).defined(),
    value: string().max(200).defined(),
  }).required(),
  sort: number().integer().min(0).required(),
});
export type FormField = InferType<typeof formFieldSchema>;

/** A field before anything is said of it. */
export const EMPTY_FORM_FIELD: FormField = {
  id: '',
  label: '',
  showLabel: true,
  type: 'text',
  placeholder: '',
  defaultValue: '',
  options: [],
  inputWidth: 'full',
  customerMapping: '',
  checkboxLabel: '',
  infoBox: { title: '', description: '', variant: 'info', align: 'start', className: '' },
  rules: { required: false, pattern: { value: '', message: '' } },
  validateEmail: false,
  validatePhone: false,
  notInPast: false,
  whenOpen: false,
  showWhen: { label: '', value: '' },
  sort: 0,
};

/** A field with the name under which its value is sent. */
export interface NamedFormField extends FormField {
  readonly name: string;
}

/** Names that a form sends beside its fields, and names that no object may have. */
const TAKEN: ReadonlySet<string> = new Set([
  'formname',
  'url',
  'tags',
  'createcustomer',
  'visitor_id',
  'utm_paramaters',
  'recipients',
  'validations',
  'fields',
  'meta',
  'anchor',
  'newsletter',
  'company_website',
  'constructor',
  'prototype',
]);

/**
 * The name of a field: its label in lower case with underscores. A name that the form itself needs gets `field_` before it.
 * Shape: 'First Name' → 'first_name'. Source: FORM-002.
 */
export function formFieldName(label: string): string {
  const name = label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .slice(0, 80)
    .replace(/^_|_$/g, '');
  if (name === '') return 'field';
  return TAKEN.has(name) ? `field_${name}` : name;
}
