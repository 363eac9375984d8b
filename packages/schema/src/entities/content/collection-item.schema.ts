import { array, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, segmentField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { tagRefSchema } from '../crm/tag.schema.ts';
import { collectionFieldSchema } from './collection.schema.ts';

/** Status of an item of a collection. */
export const COLLECTION_ITEM_STATUS = ['draft', 'published'] as const;
export type CollectionItemStatus = (typeof COLLECTION_ITEM_STATUS)[number];

/** Picture of the media library in a value. */
export interface PictureValue {
  readonly src: string;
  readonly alt: string;
}

/** Value of a field: text, markup, choice or day as text; a number; the id of a referenced item; or a picture. */
export type ItemValue = string | number | PictureValue;

/** Values of an item by the keys of its fields; empty fields are missing. */
export type ItemValues = Readonly<Record<string, ItemValue>>;

/** An item that another one refers to. */
export interface ItemReference {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  /** Path of its page, such as `/walks/river`; '' for an item without one. */
  readonly path: string;
}

/** Values as visitors get them: references have the title and address of a published item. */
export type ShownValues = Readonly<Record<string, ItemValue | ItemReference>>;

/** An item of a collection, as every call answers it. */
export const collectionItemSchema = object({
  id: idField().required(),
  collection_id: idField().required(),
  title: string().defined(),
  slug: string().defined(),
  values: mixed<ItemValues>().required(),
  position: number().integer().required(),
  status: string().oneOf(COLLECTION_ITEM_STATUS).required(),
  tags: array(tagRefSchema.required()).required(),
  user: object({ id: idField().required(), displayName: string().defined() }).nullable(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type CollectionItem = InferType<typeof collectionItemSchema>;

/** Values in a body. The server checks them against the fields of the collection; null and '' empty a field. */
const valuesField = () =>
  mixed<Readonly<Record<string, unknown>>>().test(
    'values',
    'This field must be an object of values by field',
    (values) =>
      values === undefined ||
      (typeof values === 'object' && values !== null && !Array.isArray(values)),
  );

const writable = {
  slug: segmentField(),
  values: valuesField(),
  position: number()
    .typeError('Use a whole number')
    .integer('Use a whole number')
    .min(-1_000_000)
    .max(1_000_000),
  status: mixed<CollectionItemStatus>().oneOf(COLLECTION_ITEM_STATUS, 'Please choose a status'),
};

const READ_ONLY = ['id', 'tags', 'user', 'created_at', 'updated_at', 'deleted_at'];

/** Body of the creation of an item. The server refuses one without a collection; files name collections in their rows. */
export const collectionItemCreateSchema = object({
  collection_id: idField(),
  title: lineField(200).trim().required('Please enter a title'),
  ...writable,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });

/** Body of the change of an item. Values that are left out stay. */
export const collectionItemUpdateSchema = object({
  version: versionField(),
  title: lineField(200).trim().min(1, 'Please enter a title'),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'collection_id'] });
export type CollectionItemUpdate = InferType<typeof collectionItemUpdateSchema> & {
  readonly collection_id?: number | undefined;
};

/** Fields that can be set for many items together. */
export const collectionItemBulkSchema = object({ status: writable.status }).noUnknown();

/** Fields of the list of items. */
export const COLLECTION_ITEM_FIELDS = defineListFields({
  title: { type: 'text', label: 'Title', sortable: true },
  slug: { type: 'text', label: 'Address', sortable: true },
  position: { type: 'number', label: 'Position', sortable: true },
  status: {
    type: 'enum',
    label: 'Status',
    sortable: true,
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'published', label: 'Published' },
    ],
  },
  user: { type: 'person', label: 'Created by' },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});

/** A published item, as visitors see it. */
export const publicItemSchema = object({
  id: idField().required(),
  title: string().defined(),
  slug: string().defined(),
  /** Path of its page, such as `/walks/river`; '' for an item without one. */
  path: string().defined(),
  values: mixed<ShownValues>().required(),
  created_at: string().required(),
}).noUnknown();
export type PublicItem = InferType<typeof publicItemSchema>;

/** A collection, as visitors see it. */
export const publicCollectionSchema = object({
  id: idField().required(),
  name: string().defined(),
  slug: string().defined(),
  fields: array(collectionFieldSchema.required()).required(),
}).noUnknown();
export type PublicCollection = InferType<typeof publicCollectionSchema>;

/** An item with the fields of its collection, which a page shows. */
export const shownItemSchema = object({
  fields: array(collectionFieldSchema.required()).required(),
  item: publicItemSchema.required(),
}).noUnknown();
export type ShownItem = InferType<typeof shownItemSchema>;
