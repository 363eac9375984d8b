import { array, boolean, type InferType, number, object, string } from 'yup';
import { BUTTON_VARIANTS } from '../../values/constants.ts';

/** Types of form fields; the last two are not inputs. */
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

/** Widths of a field: half of the form, or all of it. */
export const FORM_WIDTHS = ['half', 'full'] as const;

/** Customer fields that a form field can be mapped to; '' for none. */
export const CUSTOMER_MAPPINGS = ['', 'firstname', 'lastname', 'email', 'phone'] as const;

/** Alignments of an info box. */
export const INFO_ALIGNS = ['start', 'center', 'end'] as const;

/** Parts of an address, as they are sent and stored. */
export const ADDRESS_PARTS = [
  'street',
  'city',
  'province',
  'postalCode',
  'country',
  'countryCode',
] as const;

/** Parts of a vehicle; all but the type are needed. */
export const FORM_VEHICLE_PARTS = ['type', 'year', 'make', 'model'] as const;

/** Maximum number of fields of a form, and of options of a field. */
export const MAX_FORM_FIELDS = 100;
export const MAX_FORM_OPTIONS = 100;

/** Types that have options to choose from. */
export const OPTION_TYPES: readonly FormFieldType[] = ['select', 'radio', 'checkbox'];

/** Types whose text can be an email address and be mapped to a customer. */
export const TEXT_TYPES: readonly FormFieldType[] = ['text', 'phone'];

/** Types without an input. */
export const SHOWN_TYPES: readonly FormFieldType[] = ['infoBox', 'step'];

/** Pattern of an email address in a form, shared with the browser as the `pattern` of the input. */
export const FORM_EMAIL = '[^\\s@<>,;]+@[^\\s@<>,;.]+(\\.[^\\s@<>,;.]+)+';
/** `FORM_EMAIL` as a regular expression for a whole value. */
export const FORM_EMAIL_REGEX = new RegExp(`^${FORM_EMAIL}$`, 'u');

/** A form field as its block stores it. */
export const formFieldSchema = object({
  /** Stable when the label changes. */
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
    /** Regular expression that the whole value must match, with the message for values that do not; '' for none. */
    pattern: object({
      value: string().max(300).defined(),
      message: string().max(300).defined(),
    }).required(),
  }).required(),
  validateEmail: boolean().required(),
  validatePhone: boolean().required(),
  /** Rejects dates before today in the business's time zone. Absent in older forms. */
  notInPast: boolean(),
  /** Restricts a date or its times to opening hours. Absent in older forms. */
  whenOpen: boolean(),
  /** Shows the field only while the field with this label has this value; a label of '' shows it always. */
  showWhen: object({
    label: string().max(200).defined(),
    value: string().max(200).defined(),
  }).required(),
  sort: number().integer().min(0).required(),
});
export type FormField = InferType<typeof formFieldSchema>;

/** Default values of a new field. */
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

/** A form field with the name of its value in submissions. */
export interface NamedFormField extends FormField {
  readonly name: string;
}

/** Names that a form sends beside its fields, and names that are unsafe as keys of objects. */
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
 * Returns the name of a field: its label in lower case with underscores. Reserved names get the prefix `field_`.
 * @example 'First Name' → 'first_name'
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
