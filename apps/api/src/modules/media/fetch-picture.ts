import { invariant, type Media, UPLOAD_LIMIT } from '@org/schema';
import type { TenantTx } from '../../database/tenant-database.ts';
import { cleanFileName } from '../../http/file-name.ts';
import { FetchRefusal, safeFetch } from '../../http/safe-fetch.ts';
import type { Resolve } from '../../http/ssrf-guard.ts';
import { getImageName } from './image-type.ts';
import { type UploadTarget, uploadImages } from './media.service.ts';

/** Milliseconds that one picture may take, from the name of its server to its last byte. */
const TIME = 20_000;

/** From where pictures are fetched. */
export interface PictureSources {
  /** Hosts with ports inside the own network that are allowed all the same. */
  readonly innerHosts: ReadonlySet<string>;
  /** @default the machine's own resolver */
  readonly resolve?: Resolve | undefined;
}

/** What the picture of an address is called in the library. */
function getName(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return cleanFileName(decodeURIComponent(last)).slice(0, 150);
  } catch {
    return last.slice(0, 150);
  }
}

/**
 * Takes the picture of an address into the library, the way uploads go: what it is, its content says, and nothing of the sent bytes is kept.
 * What is to be kept of it is kept with it, so that nobody fetches it twice.
 * Errors: `FetchRefusal`; `image_invalid`; `storage_full`; `unavailable`.
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
