import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serialize } from 'node:v8';
import { expect, it, onTestFinished } from 'vitest';
import { demoPictures } from '../../../main/seed/demo-pictures.ts';
import { encodeOwn, ownUpload } from './own-upload.ts';

it('uses our pictures as the build has encoded them, and encodes the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-art-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const encoded = pathToFileURL(`${folder}/`);
  const logo = demoPictures().find(({ filename }) => filename === 'logo-garden.webp');
  if (!logo) throw new Error('The demo has a logo');
  const { name, upload } = await encodeOwn(logo, await readFile(logo.source));
  expect(await ownUpload(logo, encoded)).toEqual(upload);

  const marked = { ...upload, image: { ...upload.image, width: 1 } };
  await writeFile(new URL(name, encoded), serialize(marked));
  expect(await ownUpload(logo, encoded)).toEqual(marked);
  // Another size is another picture.
  expect((await ownUpload({ ...logo, width: 320 }, encoded)).image?.width).toBe(320);
});
