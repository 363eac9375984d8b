import { BUTTON_VARIANTS } from '@org/schema';
import {
  EMPTY_FORM_FIELD,
  type FormField,
  formFieldSchema,
  toDynamicForm,
} from '@org/schema/entities';
import { boolean, type InferType, lazy, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** Fields by name; the names are defined by the author. */
const dynamicForm = lazy((value: unknown) =>
  object(
    Object.fromEntries(
      Object.keys(typeof value === 'object' && value !== null ? value : {}).map((name) => [
        name,
        formFieldSchema,
      ]),
    ),
  ).defined(),
);

const shape = object({
  formName: string().max(100).defined(),
  submitButtonText: string().max(100).defined(),
  submitButtonVariant: string().oneOf(BUTTON_VARIANTS).required(),
  successMessage: string().max(2000).defined(),
  errorMessage: string().max(2000).defined(),
  /** Comma-separated email addresses that are notified of each submission. They never leave the server. */
  recipients: string().max(2000).defined(),
  /** True for a form that confirms by email to its sender that it was received. */
  confirmSender: boolean().required(),
  /** Comma-separated names of tags. */
  tags: string().max(500).defined(),
  createCustomer: boolean().required(),
  newsletterSignup: boolean().required(),
  /** 0 for the tenant's default list. */
  newsletterListId: number().integer().min(0).required(),
  newsletterText: string().max(500).defined(),
  /** Places that can be booked for the same time, such as seats; 0 for a form without a limit. */
  bookingPlaces: number().integer().min(0).max(100_000).required(),
  /** Minutes for which a booking takes its places. */
  bookingMinutes: number().integer().min(1).max(1440).required(),
  /** Label of the field that says how many places a booking takes; '' for one place each. */
  bookingField: string().max(200).defined(),
  dynamicForm,
});
export type CustomFormProps = InferType<typeof shape>;

const field = (id: string, label: string, more: Partial<FormField> = {}): FormField => ({
  ...EMPTY_FORM_FIELD,
  id,
  label,
  ...more,
});
const required = { required: true, pattern: { value: '', message: '' } };

/** Fields of a new form: enough to contact a business and to be answered. */
export const STARTING_FIELDS: readonly FormField[] = [
  field('first', 'First name', {
    inputWidth: 'half',
    customerMapping: 'firstname',
    rules: required,
  }),
  field('last', 'Last name', { inputWidth: 'half', customerMapping: 'lastname', rules: required }),
  field('email', 'Email', {
    inputWidth: 'half',
    customerMapping: 'email',
    validateEmail: true,
    rules: required,
  }),
  field('phone', 'Phone', { type: 'phone', inputWidth: 'half', customerMapping: 'phone' }),
  field('message', 'How can we help?', { type: 'textarea', rules: required }),
];

/** A form for visitors, whose submissions staff read under Form Submissions. */
export const customFormDefinition = defineBlock({
  type: 'CustomForm',
  label: 'Form',
  description: 'Fields that visitors fill in. You find their answers under Form submissions.',
  category: 'interactive',
  icon: 'forms',
  shape,
  defaults: {
    formName: 'contact_form',
    submitButtonText: 'Send',
    submitButtonVariant: 'primary',
    successMessage: '',
    errorMessage: '',
    recipients: '',
    confirmSender: false,
    tags: '',
    createCustomer: false,
    newsletterSignup: false,
    newsletterListId: 0,
    newsletterText: 'Send me news now and then',
    bookingPlaces: 0,
    bookingMinutes: 120,
    bookingField: '',
    dynamicForm: toDynamicForm(STARTING_FIELDS),
  },
  canvas: false,
  rules: { parents: ['Column', 'Container', 'CardBody'], children: [] },
  groups: ['alignment', 'background', 'border', 'spacing'],
  usesStylesOf: ['Button'],
});
