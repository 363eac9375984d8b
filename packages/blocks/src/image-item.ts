import { safeMediaUrl } from '@org/device-settings';
import type { JsonValue } from '@org/schema';
import { type InferType, number, object, string } from 'yup';
import { SAMPLE_PICTURES } from './sample-pictures.ts';

/** Pictures that a set shows at most. */
export const MAX_IMAGES = 100;

/** Shape of a picture of a set. */
export const imageItemShape = object({
  id: string().max(40).required(),
  /** Address; '' while none is chosen. */
  file: string().max(20_000).defined(),
  altText: string().max(500).defined(),
  /** Natural size of the picture in px, 0 when it is not known: keeps its place while it loads. */
  naturalWidth: number().integer().min(0).required(),
  naturalHeight: number().integer().min(0).required(),
});
export type ImageItem = InferType<typeof imageItemShape>;

/** A new picture of a set, without its id. */
export const NEW_IMAGE = { file: '', altText: '', naturalWidth: 0, naturalHeight: 0 } as const;

/** The pictures that a new set starts with. Shape: how many → items with ids that are the same each time. */
export function startingImages(count: number): ImageItem[] {
  return SAMPLE_PICTURES.slice(0, count).map((picture, at) => ({
    id: `image-${at + 1}`,
    ...picture,
  }));
}

/** A picture that can be shown. */
export interface ShownImage {
  /** Guarded address. */
  readonly src: string;
  readonly alt: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A picture's natural width or height as it was stored, px; undefined where it is none. */
export function naturalSize(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 100_000
    ? value
    : undefined;
}

/** Reads one stored picture; undefined for what cannot be shown. Never throws. */
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

/** The pictures of a set that can be shown, a hundred at most: stored lists may hold anything. Never throws. */
export function shownImages(items: readonly unknown[]): ShownImage[] {
  const shown: ShownImage[] = [];
  for (const item of items) {
    // What is in a list of stored props is JSON.
    const image = shownImage(item as JsonValue);
    if (image) shown.push(image);
    if (shown.length === MAX_IMAGES) break;
  }
  return shown;
}
