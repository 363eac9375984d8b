import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import type { Media } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import type { KitImage } from '@org/starter-kits';
import { PACKAGE_ROOT } from '../../../../kernel/config/package-root.ts';
import { ignoreMissingFile } from '../../../../kernel/files/ignore-missing-file.ts';
import { ENCODING, encodeImage } from '../encode-image.ts';
import { rasterise } from '../image-loaders.ts';
import { toMedia, type Upload, type UploadTarget, uploadImages } from '../media.service.ts';

/** Folder of the encoded pictures of starter kits and of the demo, written by the build. */
export const ENCODED_IMAGES = new URL('dist-images/', PACKAGE_ROOT);

/** Maximum number of simultaneous uploads: each holds a connection to the database. */
const MAX_UPLOADS = 4;

/** Returns the name of a picture in `ENCODED_IMAGES`. It changes with the file, its size and the encoding. */
export function getEncodedName({ type, width }: KitImage, source: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify([ENCODING, type, width ?? 0]));
  return hash.update(source).digest('hex').slice(0, 32);
}

/** Encodes a picture as an upload, and returns it with its name in `ENCODED_IMAGES`. */
export async function encodeBundledImage(
  picture: KitImage,
  source: Uint8Array,
): Promise<{ readonly name: string; readonly upload: Required<Upload> }> {
  const { filename, type, width } = picture;
  const bytes =
    width === undefined
      ? source
      : await rasterise(
          new TextDecoder().decode(source),
          width,
          type === 'image/webp' ? 'webp' : 'jpeg',
        );
  const image = await encodeImage(bytes, filename, type);
  return { name: getEncodedName(picture, source), upload: { filename, type, bytes, image } };
}

/** Returns a picture ready for storage. Pictures encoded by the build are used, because encoding takes a second. */
export async function readBundledImage(
  picture: KitImage,
  encoded: URL = ENCODED_IMAGES,
): Promise<Upload> {
  const source = await readFile(picture.source);
  const known = await readFile(new URL(getEncodedName(picture, source), encoded)).catch(
    ignoreMissingFile,
  );
  // Written by our own build, which nobody else can write to.
  return known
    ? (deserialize(known) as Upload)
    : (await encodeBundledImage(picture, source)).upload;
}

/** Adds a picture of a starter kit or of the demo to a tenant's library. */
export async function uploadBundledImage(target: UploadTarget, picture: KitImage): Promise<Media> {
  const [media] = await uploadImages(target, [await readBundledImage(picture)]);
  invariant(media, 'an upload gives an image');
  return media;
}

/** Uploads the pictures that the tenant's library does not have yet. Returns the URL of each by its name. */
export async function uploadMissingImages(
  target: UploadTarget,
  pictures: ReadonlyMap<string, KitImage>,
): Promise<ReadonlyMap<string, string>> {
  const { run, tenant } = target;
  const rows = await run((tx) =>
    tx.selectFrom('media').selectAll().where('deleted_at', 'is', null).execute(),
  );
  const known = new Map(rows.map((media) => [media.filename, toMedia(media, tenant.guid).file]));
  const urls = new Map<string, string>();
  const waiting = pictures[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: MAX_UPLOADS }, async () => {
      for (const [name, picture] of waiting) {
        const { filename } = picture;
        urls.set(name, known.get(filename) ?? (await uploadBundledImage(target, picture)).file);
      }
    }),
  );
  return urls;
}
