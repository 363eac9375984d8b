import { randomUUID } from 'node:crypto';
import { type Media, type Plan, UPLOAD_LIMIT } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { Actor, RunInTenant } from '../../../kernel/access/call.ts';
import type { MediaRecord } from '../../../kernel/database/records.ts';
import type { StoredVariant } from '../../../kernel/database/stored-values.ts';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import type { MediaStore, PicturePlace } from '../../../kernel/files/media-store.ts';
import {
  type ConcurrencyLimiter,
  concurrencyLimiter,
} from '../../../kernel/threads/concurrency-limiter.ts';
import { type EncodedImage, type EncodedPicture, encodeImage } from './encode-image.ts';
import { insertMedia, knownPictures } from './media.repository.ts';
import { mediaName, mediaPath, newRevision } from './media-address.ts';
import { holdFolder } from './media-folders.repository.ts';
import { checkRoom, reserveStorage } from './storage-quota.ts';

/** Name of the file that crops are cut from; it is never served. */
export const MASTER_FILE = 'master.webp';

/** Decoding needs much memory, so only two images are decoded at a time, across all users. */
const decoding: ConcurrencyLimiter = concurrencyLimiter({ atOnce: 2, waiting: 20 });

const HOUR = 3_600_000;

/** Returns the largest WebP file of a picture, or its largest file. */
function getLargest(variants: readonly StoredVariant[]): string {
  return (variants.findLast(({ format }) => format === 'webp') ?? variants.at(-1))?.file ?? '';
}

/**
 * Returns an image in the format of the API.
 * @param usedIn - number of usages
 * @returns image
 */
export function toMedia(record: MediaRecord, tenantGuid: string, usedIn = 0): Media {
  const { guid, revision, original } = record;
  const address = (file: string, of?: string): string => mediaPath({ tenantGuid, guid, file }, of);
  return {
    id: record.id,
    file: address(getLargest(record.variants)),
    filename: record.filename,
    mime_type: record.mime_type,
    filesize: Math.max(1, Math.round(record.bytes / 1024)),
    width: record.width,
    height: record.height,
    alt: record.alt,
    title: record.title,
    focal: { x: record.focal_x, y: record.focal_y },
    folder_id: record.folder_id,
    crop: record.crop,
    original: address(
      getLargest(original?.variants ?? record.variants),
      original?.revision ?? revision,
    ),
    variants: record.variants.map(({ w, file, format }) => ({
      w,
      format,
      url: address(file, revision),
    })),
    usedIn_count: usedIn,
    version: record.version,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
    deleted_at: record.deleted_at?.toISOString() ?? null,
  };
}

/** Uploaded file. */
export interface Upload {
  readonly filename: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Encoded image, for our own pictures that the build has encoded. @default encoded during the upload */
  readonly image?: EncodedImage;
}

interface Stored extends PicturePlace {
  readonly name: string;
  readonly upload: Upload;
  readonly image: EncodedImage;
}

/** Destination and actor of an upload. */
export interface UploadTarget {
  readonly store: MediaStore;
  readonly run: RunInTenant;
  readonly tenant: { readonly id: number; readonly guid: string; readonly plan: Plan };
  readonly actor: Actor;
}

/** Runs CPU-intensive picture work within the concurrency limit. */
export function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  return decoding.run(work);
}

/** Returns the files of a picture with their names in the URL. */
export function getVariants(name: string, { files }: EncodedPicture): StoredVariant[] {
  return files.map(({ width, format }) => ({
    w: width,
    format,
    file: `${name}-${width}.${format}`,
  }));
}

/** Stores a picture's files, with the master that crops are cut from. */
export async function storePicture(
  store: MediaStore,
  place: PicturePlace,
  name: string,
  picture: EncodedPicture,
): Promise<void> {
  const files = picture.files.map(({ width, format, bytes }) => ({
    name: `${name}-${width}.${format}`,
    bytes,
  }));
  await store.put(place, [
    ...files,
    ...(picture.master ? [{ name: MASTER_FILE, bytes: picture.master }] : []),
  ]);
}

/**
 * Validates uploads.
 * @throws `validation_failed` without a file; `too_large`
 */
export function checkUploads(uploads: readonly Upload[]): void {
  if (uploads.length === 0)
    throw appError('validation_failed', { formErrors: { 'files[]': 'Choose at least one image' } });
  const large = uploads.find(({ bytes }) => bytes.byteLength > UPLOAD_LIMIT);
  if (large) throw appError('too_large', { message: `${large.filename} is larger than 15 MB` });
}

async function storeUpload({ store, tenant }: UploadTarget, upload: Upload): Promise<Stored> {
  const { bytes, filename, type } = upload;
  const image = upload.image ?? (await inTurn(() => encodeImage(bytes, filename, type)));
  const place = { tenantGuid: tenant.guid, guid: randomUUID(), revision: newRevision() };
  const name = mediaName(upload.filename);
  await storePicture(store, place, name, image);
  return { ...place, name, upload, image };
}

async function insertRow(
  write: TenantWrite,
  { guid, revision, name, upload, image }: Stored,
  folder: number | null,
): Promise<MediaRecord> {
  const record = await insertMedia(write.tx, write.tenantId, {
    guid,
    name,
    revision,
    folder_id: folder,
    filename: upload.filename.slice(-200),
    mime_type: image.mimeType,
    bytes: upload.bytes.byteLength,
    width: image.width,
    height: image.height,
    author_id: await cacheActor(write),
    variants: getVariants(name, image),
  });
  await recordChange(write, { entity: 'media', id: record.id, action: 'created' });
  return record;
}

/** Folder of uploads, and work in the same transaction. */
interface UploadPlace {
  /** @default none */
  readonly folder?: number | null;
  /** Writes further rows in the transaction that inserts the images; both succeed or neither does. */
  readonly beside?: (tx: TenantTx, images: readonly Pick<MediaRecord, 'id'>[]) => Promise<void>;
}

/**
 * Stores uploads: the files first, then the rows in one transaction; a failure removes the files.
 * @param options - folder or null
 * @returns images
 * @throws `validation_failed` without a file; `too_large`; `image_invalid`; `storage_full`; `not_found` for the folder
 */
export async function uploadImages(
  target: UploadTarget,
  uploads: readonly Upload[],
  { folder = null, beside }: UploadPlace = {},
): Promise<Media[]> {
  const { store, run, tenant, actor } = target;
  checkUploads(uploads);
  const bytes = uploads.reduce((sum, upload) => sum + upload.bytes.byteLength, 0);
  // Checks folder and quota before the expensive decoding; both are checked again in the final transaction.
  await run(async (tx) => {
    if (folder !== null) await holdFolder(tx, folder);
    await checkRoom(tx, tenant, bytes);
  });
  const stored: Stored[] = [];
  try {
    for (const upload of uploads) stored.push(await storeUpload(target, upload));
    const records = await run(async (tx) => {
      if (folder !== null) await holdFolder(tx, folder);
      await reserveStorage(tx, tenant, bytes);
      const rows: MediaRecord[] = [];
      for (const one of stored)
        rows.push(await insertRow({ tx, tenantId: tenant.id, actor }, one, folder));
      await beside?.(tx, rows);
      return rows;
    });
    return records.map((record) => toMedia(record, tenant.guid));
  } catch (error) {
    await Promise.all(stored.map(({ guid }) => store.remove(tenant.guid, guid)));
    throw error;
  }
}

/**
 * Removes files without a row, such as after a crash, and files that their row no longer uses.
 * @returns number of removed folders
 */
export async function sweepOrphans(store: MediaStore, db: TenantDatabase): Promise<number> {
  const found = await store.sweep(HOUR);
  const tenants = await db.asPlatform('sweep files', (tx) =>
    tx.selectFrom('tenants').select(['id', 'guid']).execute(),
  );
  let swept = 0;
  for (const { id, guid: tenantGuid } of tenants) {
    const images = found.get(tenantGuid) ?? [];
    const known = await db.asTenant(id, (tx) =>
      knownPictures(
        tx,
        images.map(({ guid }) => guid),
      ),
    );
    for (const { guid, revisions } of images) {
      const needed = known.get(guid);
      const orphans = needed ? revisions.filter((revision) => !needed.has(revision)) : [];
      for (const revision of orphans) await store.removePicture({ tenantGuid, guid, revision });
      if (!needed) await store.remove(tenantGuid, guid);
      swept += needed ? orphans.length : 1;
    }
  }
  return swept;
}
