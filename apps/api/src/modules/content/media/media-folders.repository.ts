import type { MediaFolder } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { MediaFolderRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/**
 * Returns folders by name, each with the number of its images.
 * @param ids - or undefined for all
 * @returns folders
 */
export async function listFolders(tx: TenantTx, ids?: readonly number[]): Promise<MediaFolder[]> {
  const rows = await tx
    .selectFrom('media_folders as f')
    .selectAll('f')
    .select((eb) =>
      eb
        .selectFrom('media as m')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('m.folder_id', '=', 'f.id')
        .where('m.deleted_at', 'is', null)
        .as('image_count'),
    )
    .$if(ids !== undefined, (query) => query.where('f.id', 'in', ids ?? []))
    .orderBy((eb) => eb.fn('lower', ['f.name']))
    .orderBy('f.id')
    .execute();
  return rows.map(({ id, parent_id, name, image_count, version, created_at, updated_at }) => ({
    id,
    parent_id,
    name,
    image_count: Number(image_count ?? 0),
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }));
}

/**
 * Prevents the deletion of a folder until the transaction ends.
 * @throws `not_found`
 */
export async function holdFolder(tx: TenantTx, id: number): Promise<MediaFolderRecord> {
  const folder = await tx
    .selectFrom('media_folders')
    .selectAll()
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!folder) throw appError('not_found', { message: 'This folder no longer exists' });
  return folder;
}

/** Locks a folder for a change or deletion. */
export function lockFolder(tx: TenantTx, id: number): Promise<MediaFolderRecord | undefined> {
  return tx
    .selectFrom('media_folders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns whether another folder with the same parent has the name, ignoring case. */
export async function isNameTaken(
  tx: TenantTx,
  { name, parent_id, id = 0 }: { name: string; parent_id: number | null; id?: number },
): Promise<boolean> {
  const other = await tx
    .selectFrom('media_folders')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
    .where('parent_id', 'is not distinct from', parent_id)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Returns whether a locked folder is empty. */
export async function isEmptyFolder(tx: TenantTx, id: number): Promise<boolean> {
  const folder = await tx
    .selectFrom('media_folders')
    .select('id')
    .where('parent_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  const image = await tx
    .selectFrom('media')
    .select('id')
    .where('folder_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return !folder && !image;
}
