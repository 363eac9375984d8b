import { array, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, referenceField, versionField } from './fields.ts';

const share = () => number().typeError('must be a number from 0 to 1').min(0).max(1);
const point = () => object({ x: share().required(), y: share().required() }).noUnknown();

/** The smallest part of a picture that a crop may leave, as a share of its width or height. */
export const SMALLEST_CROP = 0.01;

/** The part of a picture that is shown: place and size as shares of the whole picture, from the top left. */
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
    // Whether the four are there, and are numbers, is theirs to say.
    (crop) => !crop || !(crop.x + crop.width > 1.000_001 || crop.y + crop.height > 1.000_001),
  );
export type Crop = InferType<typeof cropSchema>;

/** An uploaded image in the widths in which it is served. Source: MEDIA-002, backoffice 2.19. */
export const mediaSchema = object({
  id: idField().required(),
  /** Path that pages use as `src`: this one, and every one that the image ever had, shows what it shows now. */
  file: string().required(),
  filename: string().required(),
  mime_type: string().required(),
  /** KB */
  filesize: number().required(),
  width: number().integer().required(),
  height: number().integer().required(),
  alt: string().defined(),
  title: string().defined(),
  /** The point that stays in view where the image fills a frame of another shape, each 0 to 1 from the top left. */
  focal: object({ x: number().required(), y: number().required() }).required(),
  /** The folder that it lies in; null for none. */
  folder_id: idField().nullable().defined(),
  /** The part of the original that is shown; null for all of it. */
  crop: cropSchema.nullable().default(null),
  /** Address of the picture as it was uploaded, before any crop. */
  original: string().required(),
  variants: array(
    object({
      w: number().integer().required(),
      /** Address of exactly this picture, which may be kept for good. */
      url: string().required(),
      format: string().required(),
    }),
  ).required(),
  /** In how many places it is used. */
  usedIn_count: number().integer().required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  /** When it went to the trash; null or absent for an image that is there. */
  deleted_at: string().nullable(),
}).noUnknown();
export type Media = InferType<typeof mediaSchema>;

/** Body of an image's change: its name, its words, its focal point, its folder. */
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

/** What can show images. */
const USING = [
  'page',
  'template',
  'settings',
  'blog_post',
  'category',
  'blog_category',
  'campaign',
  'product',
] as const;

/** One place in which something is used. `path` is the address of a page on its site, '' for what has none. */
export const usageSchema = object({
  type: mixed<(typeof USING)[number]>().oneOf(USING).required(),
  id: idField().required(),
  title: string().defined(),
  path: string().defined(),
}).noUnknown();
export type Usage = InferType<typeof usageSchema>;

/** Largest upload, bytes. */
export const UPLOAD_LIMIT = 15 * 1024 * 1024;

/** Drawings of lines and areas, which have no pixels. */
export const SVG_TYPE = 'image/svg+xml';

/** What can be uploaded as an image. */
export const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  SVG_TYPE,
] as const;

/** What a page has to know of an image to show it. */
export const mediaFactsSchema = object({
  /** The part of its address that names it. */
  guid: string().required(),
  /** Names the picture that is shown now: as `v` of an address it lets the file be kept for good. */
  revision: string().required(),
  focal: point().required(),
  /** Widths in which it is there, px, smallest first. */
  widths: array(number().integer().required()).required(),
}).noUnknown();
export type MediaFacts = InferType<typeof mediaFactsSchema>;
