import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { COUNT_CAP, containing, type ListPage } from '../../database/list-page.ts';
import type { MediaRecord, StoredVariant } from '../../database/tables.ts';

/** Which images a list holds, and in which order. */
export interface MediaFilter extends ListPage {
  readonly search?: string | undefined;
  readonly orderBy?: string | undefined;
  readonly orderDirection?: string | undefined;
}

/** An image to be. */
export interface NewMedia
  extends Pick<
    MediaRecord,
    'guid' | 'name' | 'filename' | 'mime_type' | 'bytes' | 'width' | 'height' | 'author_id'
  > {
  readonly variants: readonly StoredVariant[];
}

const ORDER = {
  filename: sql`lower(filename)`,
  created_at: sql`created_at`,
  filesize: sql`bytes`,
} as const;

const live = (tx: TenantTx) => tx.selectFrom('media').where('deleted_at', 'is', null);

/** One part of the list, newest first unless asked otherwise, and the count of the whole up to the cap plus one. */
export async function listMedia(
  tx: TenantTx,
  filter: MediaFilter,
): Promise<{ rows: MediaRecord[]; counted: number }> {
  const search = filter.search?.trim();
  const matching = search ? live(tx).where('filename', 'ilike', containing(search)) : live(tx);
  const direction = filter.orderDirection === 'ASC' ? 'asc' : 'desc';
  const rows = await matching
    .selectAll()
    .orderBy(ORDER[(filter.orderBy ?? 'created_at') as keyof typeof ORDER], direction)
    .orderBy('id', direction)
    .limit(filter.itemsPerPage)
    .offset((filter.currentPage - 1) * filter.itemsPerPage)
    .execute();
  const count = await tx
    .selectFrom(
      matching
        .select('id')
        .limit(COUNT_CAP + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, counted: Number(count.total) };
}

/** Makes the row of an image whose files are stored. */
export function insertMedia(tx: TenantTx, tenantId: number, media: NewMedia): Promise<MediaRecord> {
  return tx
    .insertInto('media')
    .values({ ...media, variants: JSON.stringify(media.variants), tenant_id: tenantId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Moves images to the trash. Shape: ids → those that were there. */
export function trashMedia(
  tx: TenantTx,
  ids: readonly number[],
): Promise<{ id: number; guid: string }[]> {
  return tx
    .updateTable('media')
    .set({ deleted_at: new Date() })
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .returning(['id', 'guid'])
    .execute();
}

/** Which of the folders belong to an image. */
export async function knownGuids(tx: TenantTx, guids: readonly string[]): Promise<Set<string>> {
  if (guids.length === 0) return new Set();
  const rows = await tx.selectFrom('media').select('guid').where('guid', 'in', guids).execute();
  return new Set(rows.map(({ guid }) => guid));
}
