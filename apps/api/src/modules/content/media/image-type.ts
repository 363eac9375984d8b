import { IMAGE_TYPES, SVG_TYPE } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { fileTypeFromBuffer } from 'file-type';

/** Image type that can be uploaded. */
export type ImageType = (typeof IMAGE_TYPES)[number];
/** Image type made of pixels. */
export type PixelType = Exclude<ImageType, typeof SVG_TYPE>;

interface Format {
  /** Name of the format in the image library. */
  readonly decoder: string;
  readonly extension: 'jpg' | 'png' | 'webp' | 'avif' | 'svg';
  /** File extensions of the type. */
  readonly endings: readonly string[];
}

/** Properties of each type. */
export const FORMATS: Readonly<Record<ImageType, Format>> = {
  'image/jpeg': { decoder: 'jpeg', extension: 'jpg', endings: ['jpg', 'jpeg', 'jfif'] },
  'image/png': { decoder: 'png', extension: 'png', endings: ['png'] },
  'image/webp': { decoder: 'webp', extension: 'webp', endings: ['webp'] },
  'image/avif': { decoder: 'heif', extension: 'avif', endings: ['avif'] },
  'image/svg+xml': { decoder: 'svg', extension: 'svg', endings: ['svg'] },
};

/** Returns the pixel type of a stored image; undefined for an SVG. */
export function pixelType(mimeType: string): PixelType | undefined {
  const type = IMAGE_TYPES.find((candidate) => candidate === mimeType);
  return type === SVG_TYPE ? undefined : type;
}

/** Creates the error for a file that cannot be used as an image. */
export function refuseImage(filename: string, why: string, cause?: unknown): Error {
  const message = `${filename}: ${why}`;
  return appError('image_invalid', { message, formErrors: { 'files[]': message }, cause });
}

/** Number of bytes that are read to recognize an SVG. */
const SVG_HEAD_BYTES = 4096;
/** Content that may precede the root element of an SVG, by its start and end. */
const SVG_PROLOG = [
  { start: '<!--', end: '-->' },
  { start: '<?xml', end: '>' },
  { start: '<!doctype', end: '>' },
] as const;

/**
 * Returns whether the first element of a text is `svg`; `cleanSvg` decides whether it is valid. Scans once from left to right,
 * because a regular expression for this takes exponential time on nested comments.
 */
function startsWithSvg(text: string): boolean {
  const head = text.replace(/^\uFEFF/, '').toLowerCase();
  let at = 0;
  while (at < head.length) {
    if (/\s/.test(head.charAt(at))) {
      at += 1;
      continue;
    }
    const prolog = SVG_PROLOG.find(({ start }) => head.startsWith(start, at));
    if (!prolog) return /^<svg[\s>]/.test(head.slice(at, at + 5));
    const end = head.indexOf(prolog.end, at + prolog.start.length);
    if (end < 0) return false;
    at = end + prolog.end.length;
  }
  return false;
}

async function sniff(bytes: Uint8Array): Promise<ImageType | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  const type = IMAGE_TYPES.find((candidate) => candidate === found?.mime);
  if (type) return type;
  const head = Buffer.from(bytes.subarray(0, SVG_HEAD_BYTES)).toString('utf8');
  return startsWithSvg(head) ? SVG_TYPE : undefined;
}

/**
 * Detects the type from the content; the declared type and the file extension must match it.
 * @throws `image_invalid`
 */
export async function getImageType(
  bytes: Uint8Array,
  filename: string,
  declared: string,
): Promise<ImageType> {
  const type = await sniff(bytes);
  if (!type) throw refuseImage(filename, 'is not a JPEG, PNG, WebP, AVIF or SVG image');
  const ending = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  if (!FORMATS[type].endings.includes(ending))
    throw refuseImage(filename, 'its name does not fit its content');
  if (declared !== type && !(type === 'image/jpeg' && declared === 'image/jpg'))
    throw refuseImage(filename, 'its type does not fit its content');
  return type;
}

/** Returns the type of a file by its content, with a matching file name; undefined when it is not an image. */
export async function getImageName(
  bytes: Uint8Array,
  name: string,
): Promise<{ readonly type: ImageType; readonly filename: string } | undefined> {
  const type = await sniff(bytes);
  if (!type) return undefined;
  const { endings, extension } = FORMATS[type];
  const [, stem = name, ending = ''] = /^(.*)\.([a-z0-9]+)$/i.exec(name) ?? [];
  const fits = endings.includes(ending.toLowerCase());
  return { type, filename: fits ? name : `${stem || 'picture'}.${extension}` };
}
