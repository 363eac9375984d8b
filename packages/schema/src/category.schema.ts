import { type InferType, number, object, string } from 'yup';
import {
  addressField,
  idField,
  lineField,
  referenceField,
  segmentField,
  textField,
  versionField,
} from './fields.ts';

/** What categories are of. Source: API-CAT-01. */
export const CATEGORY_KINDS = ['products', 'blog'] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** `parent_id` of a category that stands at the top, as a form holds it; null is the same. */
export const NO_CATEGORY = -1;

/** Most categories of one kind in a tenant: they are read and shown as one tree. */
export const MAX_CATEGORIES = 1000;
/** Most levels of the tree. */
export const CATEGORY_LEVELS = 6;

/** A category of products or of the blog. Source: CAT-001. */
export const categorySchema = object({
  id: idField().required(),
  category: string().required(),
  slug: string().required(),
  /** The category above; null at the top, and always for the blog. */
  parent_id: idField().nullable().defined(),
  description: string().defined(),
  /** Address of an image; '' for none. */
  thumbnail: string().defined(),
  /** Place among those of the same parent, counted from 0. */
  order: number().integer().min(0).required(),
  /** Slugs from the top down to its own, with `/` between them. */
  path: string().required(),
  /** How many records outside the trash have it. */
  count: number().integer().min(0).required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type Category = InferType<typeof categorySchema>;

/** A category as records name it. Source: CAT-006. */
export const categoryRefSchema = object({
  id: idField().required(),
  category: string().required(),
  slug: string().required(),
}).noUnknown();
export type CategoryRef = InferType<typeof categoryRefSchema>;

/** A category of a shop as its visitors are told of it, with its place in the tree. */
export const shopCategorySchema = categoryRefSchema.shape({
  /** Null for one at the top. */
  parent_id: idField().nullable().defined(),
  /** How many products visitors find in it. */
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

/** Body of a category's creation. The server makes a slug of the name where none is given. Source: CAT-002, CAT-003. */
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

/** Body of a category's change where the path names it. */
export const categoryUpdateSchema = changed.meta({ readOnly: [...READ_ONLY, 'id'] });
export type CategoryUpdate = InferType<typeof categoryUpdateSchema>;

/** The same where the body names it. Source: API-CAT-02. */
export const categoryUpdateInBodySchema = changed
  .shape({ id: idField().required() })
  .meta({ readOnly: READ_ONLY });
