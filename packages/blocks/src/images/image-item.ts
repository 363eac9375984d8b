import { safeMediaUrl } from '@org/device-settings';
import type { JsonValue } from '@org/schema/entities';
import { type InferType, number, object, string } from 'yup';
import { SAMPLE_PICTURES } from './sample-pictures.ts';

/** Maximum number of images of a set. */
export const MAX_IMAGES = 100;

/** Schema of an image of a set. */
export const imageItemShape = object({
  id: string().max(40).required(),
  /** URL; '' while no image is chosen. */
  file: string().max(20_000).defined(),
  altText: string().max(500).defined(),
  /** Natural size of the image in px, 0 when unknown; reserves its space while it loads. */
  naturalWidth: number().integer().min(0).required(),
  naturalHeight: number().integer().min(0).required(),
});
export type ImageItem = InferType<typeof imageItemShape>;

/** Default values of a new image, without its id. */
export const NEW_IMAGE = { file: '', altText: '', naturalWidth: 0, naturalHeight: 0 } as const;

/**
 * Returns the images of a new set.
 * @param count - number
 * @returns items with deterministic ids
 */
export function startingImages(count: number): ImageItem[] {
  return SAMPLE_PICTURES.slice(0, count).map((picture, at) => ({
    id: `image-${at + 1}`,
    ...picture,
  }));
}

/** An image that can be rendered. */
export interface ShownImage {
  /** Guarded URL. */
  readonly src: string;
  readonly alt: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the natural width or height of a stored image, px; undefined when it is invalid. */
export function naturalSize(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 100_000
    ? value
    : undefined;
}

/** Reads a stored image; undefined when it cannot be shown. Never throws. */
export function shownImage(item: JsonValue | undefined): ShownImage | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
  const src = safeMediaUrl(item.file);
  if (!src) return undefined;
  return {
    src,
    alt: text(item.altText).slice(0, 500),
    width: naturalSize(item.naturalWidth),
    height: naturalSize(item.naturalHeight),
  };
}

/** Returns the valid images of a set, at most a hundred: stored lists may hold anything. Never throws. */
export function shownImages(items: readonly unknown[]): ShownImage[] {
  const shown: ShownImage[] = [];
  for (const item of items) {
    // Items of stored props are JSON.
    const image = shownImage(item as JsonValue);
    if (image) shown.push(image);
    if (shown.length === MAX_IMAGES) break;
  }
  return shown;
}
