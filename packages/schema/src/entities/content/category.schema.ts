import { type InferType, number, object, string } from 'yup';
import {
  addressField,
  idField,
  lineField,
  referenceField,
  segmentField,
  textField,
  versionField,
} from '../../fields/fields.ts';

/** Kinds of categories. */
export const CATEGORY_KINDS = ['products', 'blog'] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** `parent_id` of a top-level category in a form; null means the same. */
export const NO_CATEGORY = -1;

/** Maximum number of categories of one kind in a tenant: they are read and shown as one tree. */
export const MAX_CATEGORIES = 1000;
/** Maximum depth of the tree. */
export const CATEGORY_LEVELS = 6;

/** A category of products or of the blog. */
export const categorySchema = object({
  id: idField().required(),
  category: string().required(),
  slug: string().required(),
  /** The parent category; null at the top level, and always for the blog. */
  parent_id: idField().nullable().defined(),
  description: string().defined(),
  /** URL of an image; '' for none. */
  thumbnail: string().defined(),
  /** Position among the categories with the same parent, from 0. */
  order: number().integer().min(0).required(),
  /** Slugs from the top level down to this category, joined by `/`. */
  path: string().required(),
  /** Number of records in the category, without those in the trash. */
  count: number().integer().min(0).required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type Category = InferType<typeof categorySchema>;

/** A category as records refer to it. */
export const categoryRefSchema = object({
  id: idField().required(),
  category: string().required(),
  slug: string().required(),
}).noUnknown();
export type CategoryRef = InferType<typeof categoryRefSchema>;

/** A category of a shop as visitors see it, with its parent. */
export const shopCategorySchema = categoryRefSchema.shape({
  /** Null at the top level. */
  parent_id: idField().nullable().defined(),
  /** Number of products in it that visitors can see. */
  count: number().integer().min(0).required(),
});

const READ_ONLY = ['path', 'count', 'created_at', 'updated_at', 'deleted_at'];

const writable = {
  slug: segmentField(),
  description: textField(5000),
  thumbnail: addressField(2000),
  order: number().integer().min(0).max(1_000_000),
  parent_id: referenceField().nullable(),
};

/** Body that creates a category. Without a slug the server derives one from the name. */
export const categoryCreateSchema = object({
  category: lineField(120).trim().required('Please enter a Category'),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'id', 'version'] });
export type CategoryCreate = InferType<typeof categoryCreateSchema>;

const changed = object({
  version: versionField(),
  category: lineField(120).trim().min(1, 'Please enter a Category'),
  ...writable,
}).noUnknown();

/** Body that updates the category in the path. */
export const categoryUpdateSchema = changed.meta({ readOnly: [...READ_ONLY, 'id'] });
export type CategoryUpdate = InferType<typeof categoryUpdateSchema>;

/** Body that updates the category that the body names. */
export const categoryUpdateInBodySchema = changed
  .shape({ id: idField().required() })
  .meta({ readOnly: READ_ONLY });
