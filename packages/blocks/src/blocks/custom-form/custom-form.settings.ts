import { BUTTON_VARIANTS } from '@org/schema';
import { FORM_FIELD_TYPES } from '@org/schema/entities';
import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings, getOptions, type SettingField } from '../../define/define-settings.ts';
import type { CustomFormProps } from './custom-form.definition.ts';
import { EMPTY_ITEM, FORM_ITEMS } from './form-items.ts';

const TYPE_LABELS: Readonly<Record<(typeof FORM_FIELD_TYPES)[number], string>> = {
  text: 'Text',
  textarea: 'Text of several lines',
  phone: 'Phone',
  number: 'Number',
  date: 'Date',
  select: 'Select',
  radio: 'Radio buttons',
  checkbox: 'Checkbox',
  file: 'File upload',
  address: 'Address',
  vehicle: 'Vehicle',
  product: 'Product',
  infoBox: 'Info box',
  step: 'New step',
};

const WITH_INPUT = FORM_FIELD_TYPES.filter((type) => type !== 'infoBox' && type !== 'step');
const of = (...types: readonly (typeof FORM_FIELD_TYPES)[number][]) =>
  ({ prop: 'type', is: types }) as const;

/** Every visible field can have an info box. */
const WITH_INFO = of(...WITH_INPUT, 'infoBox');

/** Settings of one field of a form. */
const FIELDS: readonly SettingField[] = [
  { kind: 'text', prop: 'label', label: 'Label', required: true },
  {
    kind: 'select',
    prop: 'type',
    label: 'Type',
    options: FORM_FIELD_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] })),
  },
  { kind: 'toggle', prop: 'showLabel', label: 'Show label', when: of(...WITH_INPUT) },
  { kind: 'toggle', prop: 'required', label: 'Required', when: of(...WITH_INPUT) },
  {
    kind: 'segments',
    prop: 'inputWidth',
    label: 'Width',
    options: [
      { value: 'half', label: 'Half' },
      { value: 'full', label: 'Full' },
    ],
    when: of(...WITH_INPUT),
  },
  {
    kind: 'text',
    prop: 'options',
    label: 'Options',
    commas: true,
    help: 'Separated by commas.',
    when: of('select', 'radio', 'checkbox'),
  },
  {
    kind: 'text',
    prop: 'checkboxLabel',
    label: 'Checkbox label',
    help: 'Shown beside the checkbox when the field has no options.',
    when: of('checkbox'),
  },
  {
    kind: 'text',
    prop: 'placeholder',
    label: 'Placeholder',
    when: of('text', 'textarea', 'phone', 'number', 'select'),
  },
  {
    kind: 'text',
    prop: 'defaultValue',
    label: 'Default value',
    when: of(
      'text',
      'textarea',
      'phone',
      'number',
      'date',
      'select',
      'radio',
      'checkbox',
      'product',
    ),
  },
  {
    kind: 'toggle',
    prop: 'validateEmail',
    label: 'Is an email',
    sets: { validatePhone: false },
    when: of('text', 'phone'),
  },
  {
    kind: 'toggle',
    prop: 'validatePhone',
    label: 'Is a phone',
    sets: { validateEmail: false },
    when: of('text'),
  },
  {
    kind: 'toggle',
    prop: 'notInPast',
    label: 'Not in the past',
    help: 'Does not accept dates before today, in your time zone.',
    when: of('date'),
  },
  {
    kind: 'toggle',
    prop: 'whenOpen',
    label: 'Only while open',
    help: 'Accepts only dates and times within your opening hours. Set them under Settings › General.',
    when: of('date', 'select', 'radio'),
  },
  {
    kind: 'select',
    prop: 'customerMapping',
    label: 'Customer',
    help: 'The customer field that this answer is saved to.',
    options: [
      { value: '', label: 'Nothing' },
      { value: 'firstname', label: 'First name' },
      { value: 'lastname', label: 'Last name' },
      { value: 'email', label: 'Email' },
      { value: 'phone', label: 'Phone' },
    ],
    when: of('text', 'phone'),
  },
  {
    kind: 'text',
    prop: 'patternValue',
    label: 'Pattern',
    help: 'A regular expression that the whole value must match.',
    when: of('text', 'textarea'),
  },
  { kind: 'text', prop: 'patternMessage', label: 'Message', when: of('text', 'textarea') },
  { kind: 'text', prop: 'infoTitle', label: 'Info title', when: WITH_INFO },
  { kind: 'textarea', prop: 'infoDescription', label: 'Info description', when: WITH_INFO },
  {
    kind: 'select',
    prop: 'infoVariant',
    label: 'Info variant',
    options: getOptions(BUTTON_VARIANTS),
    when: WITH_INFO,
  },
  {
    kind: 'segments',
    prop: 'infoAlign',
    label: 'Info alignment',
    options: ALIGN_OPTIONS,
    when: WITH_INFO,
  },
  { kind: 'text', prop: 'infoClassName', label: 'Info CSS classes', when: WITH_INFO },
  {
    kind: 'text',
    prop: 'whenLabel',
    label: 'Shown when',
    help: 'Label of another field. Leave empty to always show this field.',
    when: of(...WITH_INPUT),
  },
  {
    kind: 'text',
    prop: 'whenValue',
    label: 'has the value',
    help: 'A checked checkbox has the value “yes”.',
    when: of(...WITH_INPUT),
  },
];

/** Settings of a form. */
export const customFormSettings = defineSettings<CustomFormProps>([
  { kind: 'control', prop: 'formNotice', label: 'Mail' },
  {
    kind: 'list',
    prop: 'dynamicForm',
    label: 'Fields',
    itemLabel: 'Field',
    newItem: EMPTY_ITEM,
    max: 100,
    fields: FIELDS,
    mapped: FORM_ITEMS,
  },
  {
    kind: 'text',
    prop: 'formName',
    label: 'Form name',
    help: 'The name under which you find its submissions.',
  },
  { kind: 'text', prop: 'submitButtonText', label: 'Button' },
  {
    kind: 'select',
    prop: 'submitButtonVariant',
    label: 'Button look',
    options: getOptions(BUTTON_VARIANTS),
  },
  {
    kind: 'textarea',
    prop: 'successMessage',
    label: 'Thanks',
    placeholder: 'Thank you for your submission',
  },
  {
    kind: 'textarea',
    prop: 'errorMessage',
    label: 'On error',
    placeholder: 'Something went wrong, please try again',
  },
  {
    kind: 'text',
    prop: 'recipients',
    label: 'Recipients',
    help: 'Email addresses, separated by commas.',
    placeholder: 'hello@example.com',
  },
  {
    kind: 'toggle',
    prop: 'confirmSender',
    label: 'Confirm to the sender',
    help: 'Visitors get an email that you received their message. Requires a field that is saved as email.',
  },
  { kind: 'text', prop: 'tags', label: 'Tags', help: 'Separated by commas.' },
  {
    kind: 'toggle',
    prop: 'createCustomer',
    label: 'Create a customer',
    help: 'Requires fields saved as first name, last name and email.',
  },
  {
    kind: 'number',
    prop: 'bookingPlaces',
    label: 'Places to book',
    min: 0,
    max: 100_000,
    step: 1,
    help: 'Seats or places for the same time; further bookings are refused with the times that are free. 0 for no limit. Requires a date and a time that are “Only while open”.',
  },
  {
    kind: 'number',
    prop: 'bookingMinutes',
    label: 'Minutes per booking',
    min: 1,
    max: 1440,
    step: 1,
    help: 'How long a booking takes its places.',
  },
  {
    kind: 'text',
    prop: 'bookingField',
    label: 'Field for the places',
    help: 'Label of the field with the number of places, such as “Guests”. Empty for one place each.',
  },
  { kind: 'toggle', prop: 'newsletterSignup', label: 'Newsletter' },
  {
    kind: 'text',
    prop: 'newsletterText',
    label: 'Opt-in text',
    when: { prop: 'newsletterSignup', is: [true] },
  },
  {
    kind: 'number',
    prop: 'newsletterListId',
    label: 'List number',
    min: 0,
    max: 1_000_000_000,
    step: 1,
    help: '0 for the usual list.',
    when: { prop: 'newsletterSignup', is: [true] },
  },
]);
