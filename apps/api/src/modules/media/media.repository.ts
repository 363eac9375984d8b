import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedList, getList } from '../../database/list-definition.ts';
import type { ListResults } from '../../database/list-page.ts';
import { readList } from '../../database/read-list.ts';
import type { MediaRecord, StoredVariant } from '../../database/tables.ts';
import type { TenantTx } from '../../database/tenant-database.ts';
import { isUsed } from './media-usages.repository.ts';

/** An image to be. */
export interface NewMedia
  extends Pick<
    MediaRecord,
    'guid' | 'name' | 'filename' | 'mime_type' | 'bytes' | 'width' | 'height' | 'author_id'
  > {
  readonly folder_id?: number | null | undefined;
  readonly revision?: string;
  readonly variants: readonly StoredVariant[];
}

/** What can be changed of an image. */
export interface MediaFields {
  readonly filename?: string | undefined;
  readonly folder_id?: number | null | undefined;
  readonly alt?: string | undefined;
  readonly title?: string | undefined;
  readonly focal_x?: number | undefined;
  readonly focal_y?: number | undefined;
}

const live = (tx: TenantTx) => tx.selectFrom('media').where('deleted_at', 'is', null);

/** Images as a list, newest first unless asked otherwise. */
const MEDIA_LIST = getList('media', {
  orders: { filename: 'text', created_at: 'time', filesize: ['number', 'bytes'] },
  usual: { by: 'created_at', direction: 'desc' },
  searched: ['filename', 'title', 'alt'],
});

/** What a list of images may be narrowed by. */
interface MediaFilters {
  readonly folderId?: number | undefined;
  readonly type?: string | undefined;
  readonly unused?: boolean | undefined;
  readonly focused?: boolean | undefined;
}

/** One part of the list of images: of a folder, of a type, those that are used or not, those with a focal point of their own. */
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

/** One image. */
export function findMedia(tx: TenantTx, id: number): Promise<MediaRecord | undefined> {
  return live(tx).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Images that this transaction is about to change or delete: others wait for it. */
export function lockMedia(tx: TenantTx, ids: readonly number[]): Promise<MediaRecord[]> {
  return live(tx).selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Makes the row of an image whose files are stored. */
export function insertMedia(tx: TenantTx, tenantId: number, media: NewMedia): Promise<MediaRecord> {
  return tx
    .insertInto('media')
    .values({ ...media, variants: JSON.stringify(media.variants), tenant_id: tenantId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a locked image. */
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

/** The picture that a locked image shows from now on, with the original of one that is cropped. */
export interface MediaPicture
  extends Pick<MediaRecord, 'revision' | 'width' | 'height' | 'crop' | 'original'> {
  readonly variants: readonly StoredVariant[];
  /** Of a picture that is another one than before. */
  readonly upload?: Pick<MediaRecord, 'filename' | 'mime_type' | 'bytes'> | undefined;
}

/** Shows another picture under the address of a locked image. */
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
      // A point on one picture says nothing of another.
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

/** An image by the name of its folder on disk. */
export function findMediaByGuid(tx: TenantTx, guid: string): Promise<MediaRecord | undefined> {
  return live(tx).selectAll().where('guid', '=', guid).executeTakeFirst();
}

/** Which of the folders on disk belong to an image, each with the pictures that it needs. */
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
