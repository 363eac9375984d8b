import { array, boolean, type InferType, lazy, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { countryField, phoneField, websiteField } from '../../reading/contact-fields.ts';
import { tagRefSchema } from './tag.schema.ts';
import { vehicleSchema, vehicleWriteSchema } from './vehicle.schema.ts';

/** Statuses of a customer. */
export const CUSTOMER_STATUSES = ['lead', 'active', 'inactive'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

/** Types of a customer's addresses. */
export const ADDRESS_TYPES = ['billing', 'shipping', 'other'] as const;

const emailField = () =>
  string()
    .trim()
    .lowercase()
    .email('Please enter a valid email address')
    .max(254)
    .meta({ empty: '' });

/** Maximum number of addresses of a customer. */
export const MAX_ADDRESSES = 20;

/** A postal address. */
const addressSchema = object({
  id: idField(),
  type: string().oneOf(ADDRESS_TYPES).default('billing'),
  street: lineField(200).default(''),
  city: lineField(120).default(''),
  province: lineField(120).default(''),
  postalCode: lineField(20).default(''),
  country: lineField(120).default(''),
  countryCode: countryField().default(''),
  isDefault: boolean().default(false),
}).noUnknown();
export type Address = InferType<typeof addressSchema>;

/** Maximum number of contacts of a customer. */
export const MAX_CONTACTS = 50;

/** A person at a company that is a customer. */
const contactSchema = object({
  id: idField(),
  name: lineField(200).trim().required('Please enter a name'),
  role: lineField(120).trim().default(''),
  email: emailField().default(''),
  phone: phoneField().default(''),
  /** True for the person to whom documents are sent first. */
  isPrimary: boolean().default(false),
}).noUnknown();
export type Contact = InferType<typeof contactSchema>;

/** The value of one custom field. */
export type CustomValue = string | number | boolean | readonly string[] | null;

/** Custom fields of a record: key → `{value}`; a bare value is accepted as well. */
export const customFieldsField = () =>
  lazy((given: unknown) =>
    given === undefined
      ? mixed<Record<string, { value: CustomValue }>>().optional()
      : mixed<Record<string, { value: CustomValue }>>().test(
          'custom-fields',
          'This field must be an object of at most 100 custom fields',
          (value) =>
            typeof value === 'object' &&
            !Array.isArray(value) &&
            Object.keys(value ?? {}).length <= 100,
        ),
  );

const person = object({ id: idField().required(), displayName: string().defined() });

/** A customer as the API returns it. */
export const customerSchema = object({
  id: idField().required(),
  customer_id: idField().required(),
  firstname: string().defined(),
  lastname: string().defined(),
  /** First and last name, or else the company or the email address. */
  displayName: string().defined(),
  email: string().defined(),
  phone: string().defined(),
  country: string().defined(),
  company: string().defined(),
  job_title: string().defined(),
  tax_number: string().defined(),
  website: string().defined(),
  status: string().oneOf(CUSTOMER_STATUSES).required(),
  source: string().defined(),
  owner: person.nullable(),
  addresses: array(addressSchema.required()).required(),
  contacts: array(contactSchema.required()).required(),
  vehicles: array(vehicleSchema.required()).required(),
  custom_fields: mixed<Record<string, { value: CustomValue }>>().required(),
  tags: array(tagRefSchema.required()).required(),
  consent: object({ email: boolean().required(), sms: boolean().required() }).required(),
  notes_count: number().integer().required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
  created_by: person.nullable(),
}).noUnknown();
export type Customer = InferType<typeof customerSchema>;

/** Fields of a line of text. */
const texts = {
  firstname: lineField(100).trim(),
  lastname: lineField(100).trim(),
  email: emailField(),
  phone: phoneField(),
  company: lineField(200).trim(),
  job_title: lineField(120).trim(),
  tax_number: lineField(60).trim(),
  website: websiteField(500),
  country: countryField(),
  source: lineField(120).trim(),
};
/** Name of a field of a customer that is a line of text. */
export type CustomerText = keyof typeof texts;
/** Names of the fields of a customer that are a line of text, in the order in which people read them. */
export const CUSTOMER_TEXTS = Object.keys(texts) as readonly CustomerText[];

const writable = {
  ...texts,
  status: mixed<CustomerStatus>().oneOf(CUSTOMER_STATUSES, 'Please choose a Status'),
  owner_id: idField().nullable(),
  addresses: array(addressSchema.required()).max(MAX_ADDRESSES),
  contacts: array(contactSchema.required()).max(
    MAX_CONTACTS,
    `Add at most ${MAX_CONTACTS} contacts`,
  ),
  /** All vehicles; one without `id` is created, one that is left out is deleted. */
  vehicles: array(vehicleWriteSchema.required()).max(100),
  custom_fields: customFieldsField(),
  consent: object({ email: boolean(), sms: boolean() }).noUnknown().default(undefined),
};

const READ_ONLY = [
  'id',
  'customer_id',
  'displayName',
  'owner',
  'tags',
  'notes_count',
  'created_at',
  'updated_at',
  'deleted_at',
  'created_by',
];

/** Body that creates a customer, who needs a name, a company or an email address. */
export const customerCreateSchema = object({
  ...writable,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] })
  .test({
    name: 'who',
    test: (value, context) =>
      Boolean(value.firstname || value.lastname || value.company || value.email) ||
      context.createError({
        path: 'lastname',
        message: 'Please enter a name, a company or an email address',
      }),
  });
export type CustomerCreate = InferType<typeof customerCreateSchema>;

/** Body that updates a customer. */
export const customerUpdateSchema = object({ version: versionField(), ...writable })
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type CustomerUpdate = InferType<typeof customerUpdateSchema>;

/** Fields that a bulk update of customers can set. */
export const customerBulkSchema = object({
  status: writable.status,
  source: writable.source,
  country: writable.country,
  owner_id: writable.owner_id,
}).noUnknown();

/** Fields of the list of customers. */
export const CUSTOMER_FIELDS = defineListFields({
  displayName: { type: 'text', label: 'Name', sortable: true },
  firstname: { type: 'text', label: 'First name', sortable: true },
  lastname: { type: 'text', label: 'Last name', sortable: true },
  email: { type: 'text', label: 'Email', sortable: true },
  phone: { type: 'text', label: 'Phone' },
  company: { type: 'text', label: 'Company', sortable: true },
  country: { type: 'text', label: 'Country', sortable: true },
  job_title: { type: 'text', label: 'Job title' },
  tax_number: { type: 'text', label: 'Tax number' },
  status: {
    type: 'enum',
    label: 'Status',
    sortable: true,
    options: [
      { value: 'lead', label: 'Lead' },
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
  },
  source: { type: 'text', label: 'Source', sortable: true },
  owner: { type: 'person', label: 'Owner' },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
