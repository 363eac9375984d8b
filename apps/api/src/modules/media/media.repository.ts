import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import type { ListResults } from '../../database/list-page.ts';
import { type AskedList, listOf, readList } from '../../database/read-list.ts';
import type { MediaRecord, StoredVariant } from '../../database/tables.ts';
import { isUsed } from './media-usages.repository.ts';

/** An image to be. */
export interface NewMedia
  extends Pick<
    MediaRecord,
    'guid' | 'name' | 'filename' | 'mime_type' | 'bytes' | 'width' | 'height' | 'author_id'
  > {
  readonly variants: readonly StoredVariant[];
}

/** What can be changed of an image. */
export interface MediaFields {
  readonly alt?: string | undefined;
  readonly title?: string | undefined;
  readonly focal_x?: number | undefined;
  readonly focal_y?: number | undefined;
}

const live = (tx: TenantTx) => tx.selectFrom('media').where('deleted_at', 'is', null);

/** Images as a list, newest first unless asked otherwise. */
const MEDIA_LIST = listOf('media', {
  orders: { filename: 'text', created_at: 'time', filesize: ['number', 'bytes'] },
  usual: { by: 'created_at', direction: 'desc' },
  searched: ['filename', 'title', 'alt'],
});

/** One part of the list of images, of a type, or of those that are used or not. */
export function listMedia(
  tx: TenantTx,
  query: AskedList & { readonly type?: string | undefined; readonly unused?: boolean | undefined },
): Promise<ListResults<MediaRecord>> {
  const { type, unused } = query;
  const own: RawBuilder<SqlBool>[] = [];
  if (type) own.push(sql`${type} in (media.mime_type, split_part(media.mime_type, '/', 1))`);
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

/** Moves locked images to the trash. */
export async function trashMedia(tx: TenantTx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .updateTable('media')
      .set({ deleted_at: new Date() })
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
}

/** Which of the folders belong to an image. */
export async function knownGuids(tx: TenantTx, guids: readonly string[]): Promise<Set<string>> {
  if (guids.length === 0) return new Set();
  const rows = await tx.selectFrom('media').select('guid').where('guid', 'in', guids).execute();
  return new Set(rows.map(({ guid }) => guid));
}
