import sharp from 'sharp';

const UPLOADS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
];
const DRAWINGS = ['VipsForeignLoadSvgBuffer'];

let restricted = false;

/** Leaves the image library able to read the formats that can be uploaded, and no others. Source: reliability T18. */
export function restrictImageLoaders(): void {
  if (restricted) return;
  restricted = true;
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: UPLOADS });
}

/** Draws an SVG of our own as WebP, one at a time; uploads never come here. Shape: SVG text, width in px → WebP bytes. */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  restrictImageLoaders();
  sharp.unblock({ operation: DRAWINGS });
  try {
    return await sharp(Buffer.from(svg))
      .resize({ width })
      .webp({ quality: 92, effort: 2 })
      .toBuffer();
  } finally {
    sharp.block({ operation: DRAWINGS });
  }
}
