import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from '../../fields/fields.ts';

/** Types of custom fields. */
export const CUSTOM_FIELD_TYPES = [
  'text',
  'number',
  'date',
  'boolean',
  'select',
  'multiselect',
  'url',
  'email',
  'phone',
] as const;
export type CustomFieldType = (typeof CUSTOM_FIELD_TYPES)[number];

/** A field that a tenant has added to an entity. */
export const customFieldSchema = object({
  id: idField().required(),
  /** Name in records and filters; derived from the label and never changed. */
  key: string().required(),
  label: string().required(),
  type: mixed<CustomFieldType>().oneOf(CUSTOM_FIELD_TYPES).required(),
  /** Options of `select` and `multiselect`. */
  options: array(string().required()).required(),
  required: boolean().required(),
  /** Heading under which forms show it; '' for the default. */
  group: string().defined(),
  order: number().integer().required(),
  show_in_list: boolean().required(),
  version: versionField().required(),
}).noUnknown();
export type CustomField = InferType<typeof customFieldSchema>;

const shared = {
  options: array(lineField(120).trim().min(1).required()).max(200),
  required: boolean(),
  group: lineField(60).trim(),
  order: number().integer().min(-100_000).max(100_000),
  show_in_list: boolean(),
};

/** Body that creates a custom field. */
export const customFieldWriteSchema = object({
  label: lineField(80).trim().required('Please enter a label'),
  key: string().matches(/^[a-z][a-z0-9_]{0,49}$/, {
    message: 'Use lower-case letters, digits and underscores',
    excludeEmptyString: true,
  }),
  type: mixed<CustomFieldType>()
    .oneOf(CUSTOM_FIELD_TYPES, 'Please choose a type')
    .required('Please choose a type'),
  ...shared,
})
  .noUnknown()
  .meta({ readOnly: ['id', 'version'] });
export type CustomFieldWrite = InferType<typeof customFieldWriteSchema>;

/** Body that updates a custom field. */
export const customFieldUpdateSchema = object({
  version: versionField(),
  label: lineField(80).trim().min(1, 'Please enter a label'),
  ...shared,
})
  .noUnknown()
  .meta({ readOnly: ['id', 'key', 'type'] });
export type CustomFieldUpdate = InferType<typeof customFieldUpdateSchema>;
