import { appError, IMAGE_TYPES, IMAGE_WIDTHS } from '@org/schema';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { restrictImageLoaders } from './image-loaders.ts';

type ImageType = (typeof IMAGE_TYPES)[number];

/** Name that the image library has for each type, and the endings that files of it have. */
const FORMATS: Readonly<
  Record<
    ImageType,
    { readonly decoder: string; readonly extension: string; readonly endings: readonly string[] }
  >
> = {
  'image/jpeg': { decoder: 'jpeg', extension: 'jpg', endings: ['jpg', 'jpeg', 'jfif'] },
  'image/png': { decoder: 'png', extension: 'png', endings: ['png'] },
  'image/webp': { decoder: 'webp', extension: 'webp', endings: ['webp'] },
  'image/avif': { decoder: 'heif', extension: 'avif', endings: ['avif'] },
};

const MAX_PIXELS = 50_000_000;
const MAX_WIDTH = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 1920;
const MAX_HEIGHT = 8000;
const DEADLINE_SECONDS = 30;

/** One file of an image, in one width and format. */
export interface EncodedFile {
  readonly width: number;
  readonly format: 'webp' | 'jpg' | 'png' | 'avif';
  readonly bytes: Buffer;
}

/** An upload, decoded and written anew: nothing of the sent bytes is left. */
export interface EncodedImage {
  readonly mimeType: ImageType;
  readonly width: number;
  readonly height: number;
  readonly files: readonly EncodedFile[];
}

function refuse(filename: string, why: string): Error {
  return appError('image_invalid', {
    message: `${filename}: ${why}`,
    formErrors: { 'files[]': `${filename}: ${why}` },
  });
}

/** Content, declared type and file ending must agree. Source: reliability T17. */
async function typeOf(bytes: Uint8Array, filename: string, declared: string): Promise<ImageType> {
  const found = await fileTypeFromBuffer(bytes);
  const type = IMAGE_TYPES.find((candidate) => candidate === found?.mime);
  if (!type) throw refuse(filename, 'is not a JPEG, PNG, WebP or AVIF image');
  const ending = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  if (!FORMATS[type].endings.includes(ending))
    throw refuse(filename, 'its name does not fit its content');
  if (declared !== type && !(type === 'image/jpeg' && declared === 'image/jpg'))
    throw refuse(filename, 'its type does not fit its content');
  return type;
}

/** All pixels once, turned upright, in a size that a page may need; opaque images lose the empty channel. */
async function decode(
  bytes: Uint8Array,
  type: ImageType,
  filename: string,
): Promise<{ data: Buffer; info: OutputInfo }> {
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });
  try {
    const { format } = await source.metadata();
    if (format !== FORMATS[type].decoder) throw new Error(`decoded as ${format}`);
    return await source
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: DEADLINE_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw appError('image_invalid', {
      message: `${filename}: cannot be decoded`,
      formErrors: { 'files[]': `${filename}: cannot be decoded` },
      cause,
    });
  }
}

function written(image: Sharp, format: EncodedFile['format']): Promise<Buffer> {
  if (format === 'webp') return image.webp({ quality: 80, effort: 3 }).toBuffer();
  if (format === 'jpg')
    return image.jpeg({ quality: 82, mozjpeg: false, progressive: true }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 8 }).toBuffer();
  return image.avif({ quality: 55, effort: 2 }).toBuffer();
}

/**
 * Turns an upload into the files that are served: WebP and the upload's own format in several widths, upright, without metadata.
 * Shape: bytes, file name, declared type → image. Errors: `image_invalid` in words that name the file.
 */
export async function encodeImage(
  bytes: Uint8Array,
  filename: string,
  declared: string,
): Promise<EncodedImage> {
  restrictImageLoaders();
  const mimeType = await typeOf(bytes, filename, declared);
  const { data, info } = await decode(bytes, mimeType, filename);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const extension = FORMATS[mimeType].extension as EncodedFile['format'];
  const formats = [...new Set<EncodedFile['format']>(['webp', extension])];
  const files: EncodedFile[] = [];
  for (const width of [...IMAGE_WIDTHS.filter((candidate) => candidate < info.width), info.width])
    for (const format of formats)
      files.push({
        width,
        format,
        bytes: await written(sharp(data, { raw }).resize({ width }), format),
      });
  return { mimeType, width: info.width, height: info.height, files };
}
