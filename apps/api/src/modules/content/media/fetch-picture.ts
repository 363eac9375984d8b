import { type Media, UPLOAD_LIMIT } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { cleanFileName } from '../../../kernel/http/file-name.ts';
import { FetchRefusal, safeFetch } from '../../../kernel/http/safe-fetch.ts';
import type { Resolve } from '../../../kernel/http/ssrf-guard.ts';
import { getImageName } from './image-type.ts';
import { type UploadTarget, uploadImages } from './media.service.ts';

/** Timeout in milliseconds for one picture, from the DNS lookup to its last byte. */
const TIME = 20_000;

/** Allowed sources of pictures. */
export interface PictureSources {
  /** Hosts with ports inside the private network that are allowed anyway. */
  readonly innerHosts: ReadonlySet<string>;
  /** @default the resolver of the machine */
  readonly resolve?: Resolve | undefined;
}

/** Returns the name of a picture in the library, from its URL. */
function getName(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return cleanFileName(decodeURIComponent(last)).slice(0, 150);
  } catch {
    return last.slice(0, 150);
  }
}

/**
 * Downloads a picture into the library with the same checks as an upload: its content decides its type, and it is encoded
 * again. It calls `keep` in the transaction that inserts the image, so that the caller can remember the download.
 * @throws `FetchRefusal`; `image_invalid`; `storage_full`; `unavailable`
 */
export async function fetchPicture(
  target: UploadTarget,
  address: string,
  { innerHosts, resolve }: PictureSources,
  signal: AbortSignal,
  keep: (tx: TenantTx, mediaId: number) => Promise<void>,
): Promise<Media> {
  const bytes = await safeFetch(address, {
    bytes: UPLOAD_LIMIT,
    time: TIME,
    accept: 'image/avif,image/webp,image/png,image/jpeg,image/svg+xml',
    innerHosts,
    resolve,
    signal,
  });
  const found = await getImageName(bytes, getName(address));
  if (!found) throw new FetchRefusal('The file is not a JPEG, PNG, WebP, AVIF or SVG image');
  const [media] = await uploadImages(target, [{ ...found, bytes }], {
    beside: async (tx, images) => {
      for (const { id } of images) await keep(tx, id);
    },
  });
  invariant(media, 'an upload gives an image');
  return media;
}
