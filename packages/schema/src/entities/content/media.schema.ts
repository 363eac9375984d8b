import { array, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, referenceField, versionField } from '../../fields/fields.ts';

const share = () => number().typeError('must be a number from 0 to 1').min(0).max(1);
const point = () => object({ x: share().required(), y: share().required() }).noUnknown();

/** Minimum size of a crop, as a fraction of the width or height. */
export const SMALLEST_CROP = 0.01;

/** The visible part of an image: position and size as fractions of the whole, from the top left. */
export const cropSchema = object({
  x: share().required(),
  y: share().required(),
  width: share().min(SMALLEST_CROP).required(),
  height: share().min(SMALLEST_CROP).required(),
})
  .noUnknown()
  .test(
    'inside',
    'must lie within the picture',
    // Missing and invalid numbers are reported by the fields themselves.
    (crop) => !crop || !(crop.x + crop.width > 1.000_001 || crop.y + crop.height > 1.000_001),
  );
export type Crop = InferType<typeof cropSchema>;

/** An uploaded image with the widths in which it is served. */
export const mediaSchema = object({
  id: idField().required(),
  /** Path for `src`: this and all earlier paths of the image show its current version. */
  file: string().required(),
  filename: string().required(),
  mime_type: string().required(),
  /** KB */
  filesize: number().required(),
  width: number().integer().required(),
  height: number().integer().required(),
  alt: string().defined(),
  title: string().defined(),
  /** Point that stays visible when the image is cropped to fit, each 0 to 1 from the top left. */
  focal: object({ x: number().required(), y: number().required() }).required(),
  /** Folder of the image; null for none. */
  folder_id: idField().nullable().defined(),
  /** Visible part of the original; null for all of it. */
  crop: cropSchema.nullable().default(null),
  /** URL of the uploaded image before any crop. */
  original: string().required(),
  variants: array(
    object({
      w: number().integer().required(),
      /** URL of exactly this version, which can be cached forever. */
      url: string().required(),
      format: string().required(),
    }),
  ).required(),
  /** Number of uses. */
  usedIn_count: number().integer().required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  /** Time of deletion; null or absent for an image outside the trash. */
  deleted_at: string().nullable(),
}).noUnknown();
export type Media = InferType<typeof mediaSchema>;

/** Body that updates an image: name, alternative text, focal point, folder. */
export const mediaUpdateSchema = object({
  filename: lineField(200).trim().min(1, 'Give the image a name'),
  alt: lineField(300),
  title: lineField(200),
  focal: point().default(undefined),
  /** -1 for no folder. */
  folder_id: referenceField().meta({ empty: -1 }),
  version: versionField(),
})
  .noUnknown()
  .meta({
    readOnly: [
      'id',
      'file',
      'mime_type',
      'filesize',
      'width',
      'height',
      'crop',
      'original',
      'variants',
      'usedIn_count',
      'created_at',
      'updated_at',
      'deleted_at',
    ],
  });
export type MediaUpdate = InferType<typeof mediaUpdateSchema>;

/** Entities that can use images, or other records. */
const USING = [
  'page',
  'template',
  'settings',
  'blog_post',
  'category',
  'blog_category',
  'campaign',
  'automation',
  'product',
  'collection',
  'collection_item',
] as const;

/** A use of a record. `path` is the path of a page on its site, '' for anything else. */
export const usageSchema = object({
  type: mixed<(typeof USING)[number]>().oneOf(USING).required(),
  id: idField().required(),
  title: string().defined(),
  path: string().defined(),
}).noUnknown();
export type Usage = InferType<typeof usageSchema>;

/** Maximum size of an upload, bytes. */
export const UPLOAD_LIMIT = 15 * 1024 * 1024;

/** Media type of vector images, which have no pixel size. */
export const SVG_TYPE = 'image/svg+xml';

/** Media types that can be uploaded as images. */
export const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  SVG_TYPE,
] as const;

/** Facts about an image that a page needs to render it. */
export const mediaFactsSchema = object({
  /** Part of its URL that identifies it. */
  guid: string().required(),
  /** Identifies the current version: as `v` in the URL it lets the file be cached forever. */
  revision: string().required(),
  focal: point().required(),
  /** Available widths in px, ascending. */
  widths: array(number().integer().required()).required(),
}).noUnknown();
export type MediaFacts = InferType<typeof mediaFactsSchema>;
