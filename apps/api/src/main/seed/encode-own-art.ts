// Encodes the pictures that come with the product, so that a start and a new site do not wait for it. Part of the build.

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { serialize } from 'node:v8';
import {
  ENCODED_ART,
  encodedName,
  encodeOwn,
  type OwnPicture,
  STARTER_SITE,
  sitePictures,
} from '../../modules/platform/index.ts';
import { demoPictures } from './demo-pictures.ts';

const pictures: OwnPicture[] = [
  ...demoPictures(),
  ...Object.values(STARTER_SITE).flatMap((site) => [...sitePictures(site).values()]),
];
await mkdir(ENCODED_ART, { recursive: true });
const known = new Set(await readdir(ENCODED_ART));
const made = new Set<string>();
const waiting = pictures[Symbol.iterator]();
await Promise.all(
  // Each of them keeps one core busy.
  [1, 2].map(async () => {
    for (const picture of waiting) {
      const source = await readFile(picture.source);
      const name = encodedName(picture, source);
      made.add(name);
      if (known.has(name)) continue;
      const { upload } = await encodeOwn(picture, source);
      // Whole or not there, whatever cuts the build off: it is never made again.
      const part = new URL(`${name}.part`, ENCODED_ART);
      await writeFile(part, serialize(upload));
      await rename(part, new URL(name, ENCODED_ART));
    }
  }),
);
for (const name of await readdir(ENCODED_ART))
  if (!made.has(name)) await rm(new URL(name, ENCODED_ART));
