import { array, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from './fields.ts';

/** An uploaded image in the widths in which it is served. Source: MEDIA-002, backoffice 2.19. */
export const mediaSchema = object({
  id: idField().required(),
  /** Path that pages use as `src`. */
  file: string().required(),
  filename: string().required(),
  mime_type: string().required(),
  /** KB */
  filesize: number().required(),
  width: number().integer().required(),
  height: number().integer().required(),
  alt: string().defined(),
  title: string().defined(),
  /** The point that stays in view when the image is cropped, each 0 to 1 from the top left. */
  focal: object({ x: number().required(), y: number().required() }).required(),
  variants: array(
    object({
      w: number().integer().required(),
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

const share = () => number().typeError('must be a number from 0 to 1').min(0).max(1);

/** Body of an image's change: its words and its focal point. */
export const mediaUpdateSchema = object({
  alt: lineField(300),
  title: lineField(200),
  focal: object({ x: share().required(), y: share().required() }).noUnknown().default(undefined),
  version: versionField(),
})
  .noUnknown()
  .meta({
    readOnly: [
      'id',
      'file',
      'filename',
      'mime_type',
      'filesize',
      'width',
      'height',
      'variants',
      'usedIn_count',
      'created_at',
      'updated_at',
      'deleted_at',
    ],
  });
export type MediaUpdate = InferType<typeof mediaUpdateSchema>;

/** One place in which something is used. `path` is the address of a page on its site, '' for what has none. */
export const usageSchema = object({
  type: mixed<'page' | 'template' | 'settings'>()
    .oneOf(['page', 'template', 'settings'])
    .required(),
  id: idField().required(),
  title: string().defined(),
  path: string().defined(),
}).noUnknown();
export type Usage = InferType<typeof usageSchema>;

/** Largest upload, bytes. */
export const UPLOAD_LIMIT = 15 * 1024 * 1024;

/** What can be uploaded as an image. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
