import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedList, getList } from '../../../kernel/database/list-definition.ts';
import type { ListResults } from '../../../kernel/database/list-page.ts';
import { readList } from '../../../kernel/database/read-list.ts';
import type { MediaRecord } from '../../../kernel/database/records.ts';
import type { StoredVariant } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { isUsed } from './media-usages.repository.ts';

/** Columns of a new image. */
export interface NewMedia
  extends Pick<
    MediaRecord,
    'guid' | 'name' | 'filename' | 'mime_type' | 'bytes' | 'width' | 'height' | 'author_id'
  > {
  readonly folder_id?: number | null | undefined;
  readonly revision?: string;
  readonly variants: readonly StoredVariant[];
}

/** Columns of an image that can be changed. */
export interface MediaFields {
  readonly filename?: string | undefined;
  readonly folder_id?: number | null | undefined;
  readonly alt?: string | undefined;
  readonly title?: string | undefined;
  readonly focal_x?: number | undefined;
  readonly focal_y?: number | undefined;
}

const live = (tx: TenantTx) => tx.selectFrom('media').where('deleted_at', 'is', null);

/** List of images, newest first by default. */
const MEDIA_LIST = getList('media', {
  orders: { filename: 'text', created_at: 'time', filesize: ['number', 'bytes'] },
  usual: { by: 'created_at', direction: 'desc' },
  searched: ['filename', 'title', 'alt'],
});

/** Filters of the image list. */
interface MediaFilters {
  readonly folderId?: number | undefined;
  readonly type?: string | undefined;
  readonly unused?: boolean | undefined;
  readonly focused?: boolean | undefined;
}

/** Returns a page of images, filtered by folder, type, usage and focal point. */
export function listMedia(
  tx: TenantTx,
  query: AskedList & MediaFilters,
): Promise<ListResults<MediaRecord>> {
  const { folderId, type, unused, focused } = query;
  const own: RawBuilder<SqlBool>[] = [];
  if (type) own.push(sql`${type} in (media.mime_type, split_part(media.mime_type, '/', 1))`);
  if (folderId !== undefined)
    own.push(folderId === -1 ? sql`media.folder_id is null` : sql`media.folder_id = ${folderId}`);
  if (focused !== undefined)
    own.push(sql`((media.focal_x, media.focal_y) <> (0.5, 0.5)) = ${focused}`);
  if (unused !== undefined) own.push(isUsed(!unused));
  return readList(tx, MEDIA_LIST, query, own);
}

/** Returns an image by id. */
export function findMedia(tx: TenantTx, id: number): Promise<MediaRecord | undefined> {
  return live(tx).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks images for a change or deletion. */
export function lockMedia(tx: TenantTx, ids: readonly number[]): Promise<MediaRecord[]> {
  return live(tx).selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Inserts the row of an image whose files are stored. */
export function insertMedia(tx: TenantTx, tenantId: number, media: NewMedia): Promise<MediaRecord> {
  return tx
    .insertInto('media')
    .values({ ...media, variants: JSON.stringify(media.variants), tenant_id: tenantId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Updates a locked image. */
export function updateMedia(
  tx: TenantTx,
  current: { id: number; version: number },
  fields: MediaFields,
): Promise<MediaRecord> {
  const change = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  return tx
    .updateTable('media')
    .set({ ...change, version: current.version + 1, updated_at: new Date() })
    .where('id', '=', current.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** New picture of a locked image, with the original of a crop. */
export interface MediaPicture
  extends Pick<MediaRecord, 'revision' | 'width' | 'height' | 'crop' | 'original'> {
  readonly variants: readonly StoredVariant[];
  /** Set when the picture comes from another upload. */
  readonly upload?: Pick<MediaRecord, 'filename' | 'mime_type' | 'bytes'> | undefined;
}

/** Replaces the picture of a locked image, which keeps its URL. */
export function updatePicture(
  tx: TenantTx,
  current: { id: number; version: number },
  { upload, crop, original, variants, ...picture }: MediaPicture,
): Promise<MediaRecord> {
  return tx
    .updateTable('media')
    .set({
      ...picture,
      ...upload,
      // The focal point of the old picture does not fit the new one.
      focal_x: 0.5,
      focal_y: 0.5,
      variants: JSON.stringify(variants),
      crop: crop && JSON.stringify(crop),
      original: original && JSON.stringify(original),
      version: current.version + 1,
      updated_at: new Date(),
    })
    .where('id', '=', current.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Moves locked images to the trash, out of their folders. */
export async function trashMedia(tx: TenantTx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .updateTable('media')
      .set({ deleted_at: new Date(), folder_id: null })
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
}

/** Returns an image by the name of its folder on disk. */
export function findMediaByGuid(tx: TenantTx, guid: string): Promise<MediaRecord | undefined> {
  return live(tx).selectAll().where('guid', '=', guid).executeTakeFirst();
}

/** Returns the folders that belong to an image, each with the pictures in use. */
export async function knownPictures(
  tx: TenantTx,
  guids: readonly string[],
): Promise<Map<string, Set<string>>> {
  if (guids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('media')
    .select(['guid', 'revision', 'original'])
    .where('guid', 'in', guids)
    .execute();
  return new Map(
    rows.map(({ guid, revision, original }) => [
      guid,
      new Set([revision, ...(original ? [original.revision] : [])]),
    ]),
  );
}
