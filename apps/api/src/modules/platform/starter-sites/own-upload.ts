import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import { invariant, type Media } from '@org/schema';
import { PACKAGE_ROOT } from '../../../kernel/config/package-root.ts';
import { ignoreMissingFile } from '../../../kernel/files/ignore-missing-file.ts';
import {
  ENCODING,
  encodeImage,
  rasterise,
  type Upload,
  type UploadTarget,
  uploadImages,
} from '../../content/index.ts';

/** A picture that comes with the product: of the demo, or of a starter site. */
export interface OwnPicture {
  /** Its name in the library. */
  readonly filename: string;
  readonly type: 'image/webp' | 'image/jpeg';
  /** Its file: a picture of that type, or a drawing. */
  readonly source: URL;
  /** Width in px in which a drawing is drawn; undefined for a picture. */
  readonly width?: number | undefined;
}

/** Folder of the encoded built-in pictures, written by the build. */
export const ENCODED_ART = new URL('dist-art/', PACKAGE_ROOT);

/** Under which name a picture lies there: another source, size or way of encoding is another name. */
export function encodedName({ type, width }: OwnPicture, source: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify([ENCODING, type, width ?? 0]));
  return hash.update(source).digest('hex').slice(0, 32);
}

/** A picture of our own, encoded as an upload is, with its name in `ENCODED_ART`. */
export async function encodeOwn(
  picture: OwnPicture,
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
  return { name: encodedName(picture, source), upload: { filename, type, bytes, image } };
}

/** Returns a built-in picture ready for storage. Pictures encoded by the build are used, because encoding takes a second. */
export async function ownUpload(picture: OwnPicture, encoded: URL = ENCODED_ART): Promise<Upload> {
  const source = await readFile(picture.source);
  const kept = await readFile(new URL(encodedName(picture, source), encoded)).catch(
    ignoreMissingFile,
  );
  // Written by our own build, which nobody else can write to.
  return kept ? (deserialize(kept) as Upload) : (await encodeOwn(picture, source)).upload;
}

/** Takes a picture of our own into a tenant's library. */
export async function uploadOwn(target: UploadTarget, picture: OwnPicture): Promise<Media> {
  const [media] = await uploadImages(target, [await ownUpload(picture)]);
  invariant(media, 'an upload gives an image');
  return media;
}
