import sharp from 'sharp';

const UPLOADS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
];
const DRAWINGS = ['VipsForeignLoadSvgBuffer'];

let restricted = false;

/** Restricts the image library to the formats that can be uploaded. */
export function restrictImageLoaders(): void {
  if (restricted) return;
  restricted = true;
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: UPLOADS });
}

async function draw(svg: string, width: number, format: 'webp' | 'jpeg'): Promise<Buffer> {
  restrictImageLoaders();
  sharp.unblock({ operation: DRAWINGS });
  try {
    const drawn = sharp(Buffer.from(svg)).resize({ width });
    return format === 'webp'
      ? await drawn.webp({ quality: 92, effort: 2 }).toBuffer()
      : await drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer();
  } finally {
    sharp.block({ operation: DRAWINGS });
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Renders an SVG of our own; never used for uploads. Runs one at a time, because it allows the SVG loader and blocks it again
 * at the end.
 * @param svg - SVG text
 * @param width - width in px
 * @returns bytes
 */
export function rasterise(
  svg: string,
  width: number,
  format: 'webp' | 'jpeg' = 'webp',
): Promise<Buffer> {
  const drawn = last.then(() => draw(svg, width, format));
  last = drawn.catch(() => undefined);
  return drawn;
}
