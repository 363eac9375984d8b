import { array, type InferType, number, object, string } from 'yup';
import { idField } from './fields.ts';

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
  variants: array(
    object({
      w: number().integer().required(),
      url: string().required(),
      format: string().required(),
    }),
  ).required(),
  created_at: string().required(),
}).noUnknown();
export type Media = InferType<typeof mediaSchema>;

/** Largest upload, bytes. */
export const UPLOAD_LIMIT = 15 * 1024 * 1024;

/** What can be uploaded as an image. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
