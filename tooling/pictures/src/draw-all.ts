import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { PICTURES } from './all-pictures.ts';
import { SHOP_PICTURES } from './garden-shop/shop-pictures.ts';
import { DRAWING } from './shapes.ts';

/** Folder of the demo shop's drawings. */
const SHOP = new URL('../../../apps/api/src/main/seed/art/shop/', import.meta.url);
/** Folder of the starter sites. */
const SITES = new URL('../../../apps/api/src/modules/platform/starter-sites/', import.meta.url);

// Drawn once and kept as files: an installation does not wait for them when a site is made.
for (const [site, pictures] of Object.entries(PICTURES)) {
  const folder = new URL(`${site}/art/`, SITES);
  mkdirSync(folder, { recursive: true });
  for (const [name, draw] of Object.entries(pictures)) {
    const bytes = await sharp(Buffer.from(draw()))
      .resize({ width: DRAWING.width })
      .webp({ quality: 80, effort: 6 })
      .toBuffer();
    writeFileSync(new URL(`${name}.webp`, folder), bytes);
    process.stdout.write(`${site}/${name}  ${Math.round(bytes.byteLength / 1024)} KB\n`);
  }
}

// The shop's stay drawings, which the build encodes.
mkdirSync(SHOP, { recursive: true });
for (const [name, draw] of Object.entries(SHOP_PICTURES))
  writeFileSync(new URL(`${name}.svg`, SHOP), draw());
