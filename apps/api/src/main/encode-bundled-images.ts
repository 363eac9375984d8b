// Encodes the pictures of starter kits and of the demo, so that a start and a new site do not wait for it. Part of the build.

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { serialize } from 'node:v8';
import { getDemoImages, getKitImages, listStarterKits, loadDemo } from '@org/starter-kits';
import { ENCODED_IMAGES, encodeBundledImage, getEncodedName } from '../modules/content/index.ts';

const pictures = [
  ...loadDemo().tenants.flatMap((tenant) => [...getDemoImages(tenant).values()]),
  ...listStarterKits().flatMap((kit) => [...getKitImages(kit).values()]),
];
await mkdir(ENCODED_IMAGES, { recursive: true });
const known = new Set(await readdir(ENCODED_IMAGES));
const used = new Set<string>();
const waiting = pictures[Symbol.iterator]();
await Promise.all(
  // Each of them keeps one core busy.
  [1, 2].map(async () => {
    for (const picture of waiting) {
      const source = await readFile(picture.source);
      const name = getEncodedName(picture, source);
      // A tenant of the demo shows each starter kit.
      if (used.has(name)) continue;
      used.add(name);
      if (known.has(name)) continue;
      const { upload } = await encodeBundledImage(picture, source);
      // Renamed when it is complete: a partial file of an interrupted build would never be replaced.
      const part = new URL(`${name}.part`, ENCODED_IMAGES);
      await writeFile(part, serialize(upload));
      await rename(part, new URL(name, ENCODED_IMAGES));
    }
  }),
);
for (const name of await readdir(ENCODED_IMAGES))
  if (!used.has(name)) await rm(new URL(name, ENCODED_IMAGES));
