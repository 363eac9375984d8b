import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serialize } from 'node:v8';
import { getDemoImages, loadDemo } from '@org/starter-kits';
import { expect, it, onTestFinished } from 'vitest';
import { encodeBundledImage, readBundledImage } from './bundled-image.ts';

it('uses the pictures that the build has encoded, and encodes the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-images-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const encoded = pathToFileURL(`${folder}/`);
  const [tenant] = loadDemo().tenants;
  const logo = tenant && getDemoImages(tenant).get('logo-garden');
  if (!logo) throw new Error('The demo has a logo');
  const { name, upload } = await encodeBundledImage(logo, await readFile(logo.source));
  expect(await readBundledImage(logo, encoded)).toEqual(upload);

  const marked = { ...upload, image: { ...upload.image, width: 1 } };
  await writeFile(new URL(name, encoded), serialize(marked));
  expect(await readBundledImage(logo, encoded)).toEqual(marked);
  // Another size is another picture.
  expect((await readBundledImage({ ...logo, width: 320 }, encoded)).image?.width).toBe(320);
});
