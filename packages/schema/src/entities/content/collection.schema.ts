import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, segmentField, textField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { MAX_LISTED_ITEMS } from '../../values/constants.ts';
import { tagRefSchema } from '../crm/tag.schema.ts';

/** Kinds of the fields of a collection. */
export const COLLECTION_FIELD_KINDS = [
  'text',
  'rich_text',
  'picture',
  'date',
  'number',
  'choice',
  'reference',
] as const;
export type CollectionFieldKind = (typeof COLLECTION_FIELD_KINDS)[number];

/** Limits of collections. */
export const COLLECTION_LIMITS = {
  /** Fields of a collection. */
  fields: 40,
  /** Choices of a field. */
  options: 100,
  /** Characters of a text. */
  text: 5000,
  /** Characters of the markup of a rich text. */
  markup: 50_000,
  /** Characters of all values of an item together, as JSON. */
  item: 100_000,
  /** Characters of the values in a public list, as JSON; items beyond it are listed without their rich texts. */
  answer: 1_000_000,
  /** Items that a list shows on one page. */
  listed: MAX_LISTED_ITEMS,
} as const;

const kindField = () =>
  mixed<CollectionFieldKind>()
    .oneOf(COLLECTION_FIELD_KINDS, 'Please choose a kind')
    .required('Please choose a kind');

/** A field of the items of a collection. */
export const collectionFieldSchema = object({
  /** Name in values and bindings; derived from the label and never changed. */
  key: string().required(),
  label: string().defined(),
  kind: kindField(),
  required: boolean().required(),
  /** Choices of a `choice`. */
  options: array(string().required()).required(),
  /** Collection of a `reference`; null for other kinds. */
  collection_id: idField().nullable().defined(),
}).noUnknown();
export type CollectionField = InferType<typeof collectionFieldSchema>;

/** A field in a body: without a key for a new field. */
const fieldWriteSchema = object({
  key: string().matches(/^[a-z][a-z0-9_]{0,49}$/, {
    message: 'Use lower-case letters, digits and underscores',
    excludeEmptyString: true,
  }),
  label: lineField(80).trim().required('Please enter a label'),
  kind: kindField(),
  required: boolean().default(false),
  options: array(lineField(120).trim().min(1).required()).max(COLLECTION_LIMITS.options),
  collection_id: idField().nullable(),
}).noUnknown();
export type CollectionFieldWrite = InferType<typeof fieldWriteSchema>;

/** A collection, as every call answers it. */
export const collectionSchema = object({
  id: idField().required(),
  name: string().defined(),
  slug: string().defined(),
  description: string().defined(),
  fields: array(collectionFieldSchema.required()).required(),
  /** Number of items outside of the trash. */
  item_count: number().integer().min(0).required(),
  /** Page that shows one item at `slug/item`; null for a collection without one. */
  item_page: object({
    id: idField().required(),
    title: string().defined(),
    slug: string().defined(),
    is_public: boolean().required(),
  }).nullable(),
  tags: array(tagRefSchema.required()).required(),
  user: object({ id: idField().required(), displayName: string().defined() }).nullable(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type Collection = InferType<typeof collectionSchema>;

const writable = {
  slug: segmentField().max(100),
  description: textField(1000).trim(),
  fields: array(fieldWriteSchema.required()).max(
    COLLECTION_LIMITS.fields,
    `A collection has up to ${COLLECTION_LIMITS.fields} fields`,
  ),
};

const READ_ONLY = [
  'id',
  'item_count',
  'item_page',
  'tags',
  'user',
  'created_at',
  'updated_at',
  'deleted_at',
];

/** Body of the creation of a collection. */
export const collectionCreateSchema = object({
  name: lineField(120).trim().required('Please enter a name'),
  ...writable,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });

/** Body of the change of a collection. Fields that are left out of `fields` are removed; items keep their values until they are saved. */
export const collectionUpdateSchema = object({
  version: versionField(),
  name: lineField(120).trim().min(1, 'Please enter a name'),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type CollectionUpdate = InferType<typeof collectionUpdateSchema>;

/** Fields that can be set for many collections together. */
export const collectionBulkSchema = object({ description: writable.description }).noUnknown();

/** Fields of the list of collections. */
export const COLLECTION_FIELDS = defineListFields({
  name: { type: 'text', label: 'Name', sortable: true },
  slug: { type: 'text', label: 'Address', sortable: true },
  description: { type: 'text', label: 'Description' },
  user: { type: 'person', label: 'Created by' },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
