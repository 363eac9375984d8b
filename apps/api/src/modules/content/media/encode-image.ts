import { IMAGE_WIDTHS } from '@org/schema';
import { type Crop, SVG_TYPE } from '@org/schema/entities';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { runInThread } from '../../../kernel/threads/run-in-thread.ts';
import { restrictImageLoaders } from './image-loaders.ts';
import {
  FORMATS,
  getImageType,
  type ImageType,
  type PixelType,
  refuseImage,
} from './image-type.ts';
import { cleanSvgTask } from './media.tasks.ts';

const MAX_PIXELS = 50_000_000;
/** Maximum width and height in px of the master that crops are cut from. */
const MASTER_WIDTH = 4096;
const MAX_WIDTH = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 1920;
const MAX_HEIGHT = 8000;
const DEADLINE_SECONDS = 30;

/** Encoder settings: widths in px, and options of each format. */
export const ENCODING = {
  widths: IMAGE_WIDTHS,
  webp: { quality: 80, effort: 3 },
  jpg: { quality: 82, mozjpeg: false, progressive: true },
  png: { compressionLevel: 8 },
  avif: { quality: 55, effort: 1 },
  master: { quality: 95, effort: 1 },
  exactMaster: { lossless: true, effort: 1 },
} as const;

type FileFormat = 'webp' | 'jpg' | 'png' | 'avif' | 'svg';
type PixelFormat = Exclude<FileFormat, 'svg'>;

/** Encoded file of an image, in one width and format. */
export interface EncodedFile {
  readonly width: number;
  readonly format: FileFormat;
  readonly bytes: Buffer;
}

/** Picture in all sizes and formats that are served. */
export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly files: readonly EncodedFile[];
  /** Source of crops; undefined for a crop and for an SVG. */
  readonly master?: Buffer | undefined;
}

/** Upload that was decoded and encoded again, without any of the uploaded bytes. */
export interface EncodedImage extends EncodedPicture {
  readonly mimeType: ImageType;
}

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });

const toPixels = (image: Sharp): Promise<Pixels> =>
  image
    .toColourspace('srgb')
    .timeout({ seconds: DEADLINE_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });

const fromPixels = ({ data, info }: Pixels): Sharp =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

/** Decodes an upload once, rotated upright and no larger than a crop may need. */
async function decode(bytes: Uint8Array, type: PixelType, filename: string): Promise<Pixels> {
  try {
    const source = open(bytes);
    const { format } = await source.metadata();
    if (format !== FORMATS[type].decoder) throw new Error(`decoded as ${format}`);
    return await toPixels(
      source.autoOrient().resize({
        width: MASTER_WIDTH,
        height: MAX_HEIGHT,
        fit: 'inside',
        withoutEnlargement: true,
      }),
    );
  } catch (cause) {
    throw refuseImage(filename, 'cannot be decoded', cause);
  }
}

function written(image: Sharp, format: PixelFormat): Promise<Buffer> {
  if (format === 'webp') return image.webp(ENCODING.webp).toBuffer();
  if (format === 'jpg') return image.jpeg(ENCODING.jpg).toBuffer();
  if (format === 'png') return image.png(ENCODING.png).toBuffer();
  return image.avif(ENCODING.avif).toBuffer();
}

/** Returns whether an AVIF file is smaller than the WebP file and therefore worth storing. */
const isWorth = (avif: Buffer, webp: { readonly length: number }): boolean =>
  avif.length < webp.length;

/**
 * Returns the format that every email client shows: the upload's own, or for WebP and AVIF JPEG, and PNG for what is transparent.
 */
async function emailFormat(own: PixelFormat, pixels: Pixels): Promise<PixelFormat> {
  if (own !== 'webp' && own !== 'avif') return own;
  if (pixels.info.channels < 4) return 'jpg';
  return (await fromPixels(pixels).stats()).isOpaque ? 'jpg' : 'png';
}

/** Encodes one width in all formats. */
async function rendition(
  pixels: Pixels,
  width: number,
  { own, forEmail }: { readonly own: PixelFormat; readonly forEmail: PixelFormat },
): Promise<EncodedFile[]> {
  const scaled = await toPixels(fromPixels(pixels).resize({ width }));
  const as = async (format: PixelFormat): Promise<EncodedFile> => ({
    width,
    format,
    bytes: await written(fromPixels(scaled), format),
  });
  const webp = await as('webp');
  const avif = await as('avif');
  return [
    ...(own === 'avif' || isWorth(avif.bytes, webp.bytes) ? [avif] : []),
    webp,
    await as(forEmail),
  ];
}

async function renditions(pixels: Pixels, type: PixelType): Promise<EncodedPicture> {
  const { width: w, height: h } = pixels.info;
  const width = Math.max(1, Math.round(Math.min(w, MAX_WIDTH, (w * MAX_HEIGHT) / h)));
  const shown = width === w ? pixels : await toPixels(fromPixels(pixels).resize({ width }));
  const own = FORMATS[type].extension as PixelFormat;
  const forEmail = await emailFormat(own, shown);
  const files: EncodedFile[] = [];
  for (const one of [...IMAGE_WIDTHS.filter((candidate) => candidate < width), width])
    files.push(...(await rendition(shown, one, { own, forEmail })));
  return { width, height: shown.info.height, files };
}

/** Encodes the master of an upload for crops: lossless for PNG, otherwise visually lossless. */
function getMaster(pixels: Pixels, type: PixelType): Promise<Buffer> {
  const image = fromPixels(pixels);
  return type === 'image/png'
    ? image.webp(ENCODING.exactMaster).toBuffer()
    : image.webp(ENCODING.master).toBuffer();
}

/**
 * Encodes an upload into the files that are served: AVIF, WebP and a format for email clients in several widths, upright and
 * without metadata. An SVG is rebuilt from its parts that are known to be safe.
 * @param filename - file name
 * @param declared - declared type
 * @returns image
 * @throws `image_invalid` with a message that names the file
 */
export async function encodeImage(
  bytes: Uint8Array,
  filename: string,
  declared: string,
): Promise<EncodedImage> {
  restrictImageLoaders();
  const mimeType = await getImageType(bytes, filename, declared);
  if (mimeType === SVG_TYPE) {
    const { svg, width, height } = await runInThread(cleanSvgTask, { bytes, filename }, (cause) =>
      refuseImage(filename, 'takes too long to read', cause),
    );
    const files = [{ width, format: 'svg' as const, bytes: Buffer.from(svg) }];
    return { mimeType, width, height, files };
  }
  const pixels = await decode(bytes, mimeType, filename);
  return {
    mimeType,
    ...(await renditions(pixels, mimeType)),
    master: await getMaster(pixels, mimeType),
  };
}

/**
 * Crops a stored master.
 * @param master - the master's bytes
 * @param type - type of the upload
 * @param options - area as fractions
 * @returns picture
 * @throws `image_invalid` when the master cannot be read
 */
export async function cropImage(
  master: Uint8Array,
  type: PixelType,
  { x, y, width, height }: Crop,
): Promise<EncodedPicture> {
  restrictImageLoaders();
  try {
    const source = open(master);
    const { width: w, height: h } = await source.metadata();
    const left = Math.min(w - 1, Math.round(x * w));
    const top = Math.min(h - 1, Math.round(y * h));
    const part = {
      left,
      top,
      width: Math.min(w - left, Math.max(1, Math.round(width * w))),
      height: Math.min(h - top, Math.max(1, Math.round(height * h))),
    };
    return await renditions(await toPixels(source.extract(part)), type);
  } catch (cause) {
    throw refuseImage('The image', 'cannot be cropped', cause);
  }
}
