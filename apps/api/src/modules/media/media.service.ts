import { randomUUID } from 'node:crypto';
import { appError, type Media, UPLOAD_LIMIT } from '@org/schema';
import type { DataDoor } from '../../database/data-door.ts';
import type { MediaRecord } from '../../database/tables.ts';
import { recordChange, rememberActor, type TenantWrite } from '../../events/record-change.ts';
import type { Actor, RunInTenant } from '../../http/call.ts';
import { type WorkGate, workGate } from '../../work-gate.ts';
import { type EncodedImage, encodeImage } from './encode-image.ts';
import { insertMedia, knownGuids } from './media.repository.ts';
import { mediaName, mediaPath } from './media-address.ts';
import type { MediaStore } from './media-store.ts';

/** Decoding is heavy on memory: two images at a time, whoever sends them. */
const decoding: WorkGate = workGate({ atOnce: 2, waiting: 20 });

const HOUR = 3_600_000;

/** An image as calls answer it. Shape: row, tenant, in how many places it is used → image. */
export function toMedia(record: MediaRecord, tenantGuid: string, usedIn = 0): Media {
  const variants = record.variants.map(({ w, file, format }) => ({
    w,
    format,
    url: mediaPath({ tenantGuid, guid: record.guid, file }),
  }));
  const largest = variants.findLast((variant) => variant.format === 'webp') ?? variants.at(-1);
  return {
    id: record.id,
    file: largest?.url ?? '',
    filename: record.filename,
    mime_type: record.mime_type,
    filesize: Math.max(1, Math.round(record.bytes / 1024)),
    width: record.width,
    height: record.height,
    alt: record.alt,
    title: record.title,
    focal: { x: record.focal_x, y: record.focal_y },
    variants,
    usedIn_count: usedIn,
    version: record.version,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
    deleted_at: record.deleted_at?.toISOString() ?? null,
  };
}

/** One uploaded file. */
export interface Upload {
  readonly filename: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

interface Stored {
  readonly guid: string;
  readonly name: string;
  readonly upload: Upload;
  readonly image: EncodedImage;
}

/** Where an upload goes, in whose name. */
export interface UploadTarget {
  readonly store: MediaStore;
  readonly run: RunInTenant;
  readonly tenant: { readonly id: number; readonly guid: string };
  readonly actor: Actor;
}

async function storeFiles(store: MediaStore, tenantGuid: string, upload: Upload): Promise<Stored> {
  const image = await decoding.run(() => encodeImage(upload.bytes, upload.filename, upload.type));
  const guid = randomUUID();
  const name = mediaName(upload.filename);
  await store.put(
    tenantGuid,
    guid,
    image.files.map(({ width, format, bytes }) => ({ name: `${name}-${width}.${format}`, bytes })),
  );
  return { guid, name, upload, image };
}

async function insertRow(write: TenantWrite, stored: Stored): Promise<MediaRecord> {
  const { guid, name, upload, image } = stored;
  const record = await insertMedia(write.tx, write.tenantId, {
    guid,
    name,
    filename: upload.filename.slice(-200),
    mime_type: image.mimeType,
    bytes: upload.bytes.byteLength,
    width: image.width,
    height: image.height,
    author_id: await rememberActor(write),
    variants: image.files.map(({ width, format }) => ({
      w: width,
      format,
      file: `${name}-${width}.${format}`,
    })),
  });
  await recordChange(write, { entity: 'media', id: record.id, action: 'created' });
  return record;
}

/**
 * Stores uploads: the files first, then the rows in one transaction; what fails leaves nothing behind.
 * Errors: `validation_failed` without a file; `too_large`; `image_invalid`. Source: MEDIA-002, reliability T17, T36.
 */
export async function uploadImages(
  target: UploadTarget,
  uploads: readonly Upload[],
): Promise<Media[]> {
  const { store, run, tenant, actor } = target;
  if (uploads.length === 0)
    throw appError('validation_failed', { formErrors: { 'files[]': 'Choose at least one image' } });
  const large = uploads.find(({ bytes }) => bytes.byteLength > UPLOAD_LIMIT);
  if (large) throw appError('too_large', { message: `${large.filename} is larger than 15 MB` });
  const stored: Stored[] = [];
  try {
    for (const upload of uploads) stored.push(await storeFiles(store, tenant.guid, upload));
    const records = await run(async (tx) => {
      const rows: MediaRecord[] = [];
      for (const one of stored) rows.push(await insertRow({ tx, tenantId: tenant.id, actor }, one));
      return rows;
    });
    return records.map((record) => toMedia(record, tenant.guid));
  } catch (error) {
    await Promise.all(stored.map(({ guid }) => store.remove(tenant.guid, guid)));
    throw error;
  }
}

/** Removes files that a crash left without a row. Shape: → how many folders went. */
export async function sweepOrphans(store: MediaStore, door: DataDoor): Promise<number> {
  const folders = await store.sweep(HOUR);
  const tenants = await door.asPlatform('sweep files', (tx) =>
    tx.selectFrom('tenants').select(['id', 'guid']).execute(),
  );
  let swept = 0;
  for (const { id, guid: tenantGuid } of tenants) {
    const guids = folders.get(tenantGuid) ?? [];
    const known = await door.asTenant(id, (tx) => knownGuids(tx, guids));
    for (const guid of guids.filter((candidate) => !known.has(candidate))) {
      await store.remove(tenantGuid, guid);
      swept++;
    }
  }
  return swept;
}
