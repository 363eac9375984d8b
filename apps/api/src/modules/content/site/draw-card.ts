import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeHtml } from '@org/content/html';
import { CARD_SIZE } from '@org/schema';
import sharp, { type OverlayOptions } from 'sharp';
import { unpackWoff } from '../../../kernel/pdf/unpack-woff.ts';
import { restrictImageLoaders } from '../media/image-loaders.ts';

/** Content of a share card. */
export interface Card {
  readonly title: string;
  readonly company: string;
  /** Theme colors as `#rrggbb`. */
  readonly primary: string;
  readonly tertiary: string;
  /** Bitmap of the logo; undefined without one. */
  readonly logo: Buffer | undefined;
}

const INK = '#14171f';
const MUTED = '#535965';
const EDGE = 88;
const BAR = 28;
const ROOM = { width: CARD_SIZE.width - 2 * EDGE - BAR, height: 300 };
/** Font sizes of the title; the largest that fits is used. */
const SIZES = [80, 66, 54, 44] as const;
const LONGEST = 160;
const LOGO = { width: 420, height: 84 };

let fonts: Promise<readonly string[]> | undefined;

/**
 * Writes the Inter fonts to files that the image library can read, because it supports no compressed fonts and the machine may
 * have none.
 */
async function fontFiles(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-fonts-'));
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    ['latin', 'latin-ext'].map(async (range) => {
      const woff = await readFile(
        resolve(`@fontsource/inter/files/inter-${range}-700-normal.woff`),
      );
      const path = join(folder, `${range}.ttf`);
      await writeFile(path, unpackWoff(woff));
      return path;
    }),
  );
}

/** Renders text as a picture. Authors write plain text, so markup characters are escaped. */
async function words(
  text: string,
  { size, color, files }: { size: number; color: string; files: readonly string[] },
): Promise<{ data: Buffer; width: number; height: number }> {
  const [fontfile = ''] = files;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      font: `Inter Bold ${size}`,
      fontfile,
      rgba: true,
      width: ROOM.width,
      wrap: 'word-char',
      spacing: Math.round(size / 8),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const shortened = (text: string): string => {
  const signs = [...text.replaceAll(/\s+/g, ' ').trim()];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : signs.join('');
};

/** Renders the title in the largest size that fits. */
async function fitted(title: string, files: readonly string[]) {
  for (const size of SIZES) {
    const drawn = await words(title, { size, color: INK, files });
    if (drawn.height <= ROOM.height || size === SIZES.at(-1)) return drawn;
  }
  return words(title, { size: 44, color: INK, files });
}

type Drawn = Awaited<ReturnType<typeof words>>;
const laid = ({ data, width, height }: Drawn, left: number, top: number): OverlayOptions => ({
  input: data,
  raw: { width, height, channels: 4 },
  left,
  top,
});
const filled = (
  color: string,
  box: { left: number; top: number; width: number; height: number },
) => ({
  input: {
    create: { width: box.width, height: box.height, channels: 3 as const, background: color },
  },
  left: box.left,
  top: box.top,
});

/**
 * Draws the share card of a page without a picture.
 * @returns PNG of 1200 by 630 px
 */
export async function drawCard({ title, company, primary, tertiary, logo }: Card): Promise<Buffer> {
  restrictImageLoaders();
  fonts ??= fontFiles();
  const files = await fonts;
  const [latin, ext] = files;
  // The library remembers a font after its first use.
  if (ext && latin) await words('.', { size: 12, color: INK, files: [ext] });
  const { width, height } = CARD_SIZE;
  const left = BAR + EDGE;
  const top = await fitted(shortened(title), files);
  const name = company
    ? await words(shortened(company), { size: 32, color: MUTED, files })
    : undefined;
  const picture =
    logo &&
    (await sharp(logo)
      .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer());
  const overlays: OverlayOptions[] = [
    filled(primary, { left: 0, top: 0, width: BAR, height }),
    filled(tertiary, { left: 0, top: height - 150, width: BAR, height: 150 }),
    ...(picture ? [{ input: picture, left, top: 72 }] : []),
    laid(top, left, 196),
    ...(name ? [laid(name, left, height - 72 - name.height)] : []),
  ];
  const card = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  return card.composite(overlays).png({ compressionLevel: 9, palette: false }).toBuffer();
}
