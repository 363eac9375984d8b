import { appError, IMAGE_TYPES, SVG_TYPE } from '@org/schema';
import { fileTypeFromBuffer } from 'file-type';

/** A type of image that can be uploaded. */
export type ImageType = (typeof IMAGE_TYPES)[number];
/** One that is made of pixels. */
export type PixelType = Exclude<ImageType, typeof SVG_TYPE>;

interface Format {
  /** Name that the image library has for it. */
  readonly decoder: string;
  readonly extension: 'jpg' | 'png' | 'webp' | 'avif' | 'svg';
  /** Endings that files of it have. */
  readonly endings: readonly string[];
}

/** What is known of each type. */
export const FORMATS: Readonly<Record<ImageType, Format>> = {
  'image/jpeg': { decoder: 'jpeg', extension: 'jpg', endings: ['jpg', 'jpeg', 'jfif'] },
  'image/png': { decoder: 'png', extension: 'png', endings: ['png'] },
  'image/webp': { decoder: 'webp', extension: 'webp', endings: ['webp'] },
  'image/avif': { decoder: 'heif', extension: 'avif', endings: ['avif'] },
  'image/svg+xml': { decoder: 'svg', extension: 'svg', endings: ['svg'] },
};

/** The type of pixels that a stored image is of; undefined for a drawing. */
export function pixelType(mimeType: string): PixelType | undefined {
  const type = IMAGE_TYPES.find((candidate) => candidate === mimeType);
  return type === SVG_TYPE ? undefined : type;
}

/** Says why a file is no image that can be used. */
export function refuseImage(filename: string, why: string, cause?: unknown): Error {
  const message = `${filename}: ${why}`;
  return appError('image_invalid', { message, formErrors: { 'files[]': message }, cause });
}

/** A drawing is text whose first element is `svg`; whether it is a right one is for its reader to say. */
const SVG_START = /^\uFEFF?(?:<\?xml\b[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE\b[^>]*>|\s)*<svg[\s>]/i;

async function sniff(bytes: Uint8Array): Promise<ImageType | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  const type = IMAGE_TYPES.find((candidate) => candidate === found?.mime);
  if (type) return type;
  return SVG_START.test(Buffer.from(bytes.subarray(0, 4096)).toString('utf8'))
    ? SVG_TYPE
    : undefined;
}

/** Finds the type by the content; declared type and file ending must agree with it. Errors: `image_invalid`. Source: reliability T17. */
export async function imageTypeOf(
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

/** What a file is by its content alone, with a name that fits; undefined for no image. */
export async function imageNameOf(
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
