import { appError, FOLDER_LIMITS, invariant, type MediaFolder } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import { recordChange, type TenantWrite } from '../../events/record-change.ts';
import {
  holdFolder,
  isEmptyFolder,
  isNameTaken,
  listFolders,
  lockFolder,
} from './media-folders.repository.ts';

const refuseName = (why: string): Error =>
  appError('validation_failed', { message: why, formErrors: { name: why } });

const TAKEN = 'Another folder here has this name';

async function oneFolder(tx: TenantTx, id: number): Promise<MediaFolder> {
  const [folder] = await listFolders(tx, [id]);
  invariant(folder, 'the folder was locked');
  return folder;
}

/** How many folders lie above one in this place. */
async function depthOf(tx: TenantTx, parent: number | null): Promise<number> {
  let depth = 0;
  for (let above = parent; above !== null; depth++) above = (await holdFolder(tx, above)).parent_id;
  return depth;
}

/** One after the other: names and counts are looked at before they are written. */
async function takeTurn({ tx, tenantId }: TenantWrite): Promise<void> {
  const name = `media folders of ${tenantId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Makes a folder. Shape: name, the folder that it lies in or null → folder. Errors: `not_found` for that one; `validation_failed`. */
export async function createFolder(
  write: TenantWrite,
  name: string,
  parent_id: number | null,
): Promise<MediaFolder> {
  const { tx, tenantId } = write;
  await takeTurn(write);
  if ((await depthOf(tx, parent_id)) >= FOLDER_LIMITS.depth)
    throw refuseName(`Folders lie at most ${FOLDER_LIMITS.depth} deep`);
  if (await isNameTaken(tx, { name, parent_id })) throw refuseName(TAKEN);
  const { count } = await tx
    .selectFrom('media_folders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= FOLDER_LIMITS.count)
    throw refuseName(`There are ${FOLDER_LIMITS.count} folders already, which is the most`);
  const { id } = await tx
    .insertInto('media_folders')
    .values({ tenant_id: tenantId, name, parent_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(write, { entity: 'media_folder', id, action: 'created' });
  return oneFolder(tx, id);
}

/** Renames a folder. Errors: `not_found`; `conflict` with the folder as it is; `validation_failed` for a name that is taken. */
export async function renameFolder(
  write: TenantWrite,
  id: number,
  { name, version }: { name: string; version?: number | undefined },
): Promise<MediaFolder> {
  const { tx } = write;
  await takeTurn(write);
  const current = await lockFolder(tx, id);
  if (!current) throw appError('not_found');
  if (version !== undefined && version !== current.version)
    throw appError('conflict', { current: await oneFolder(tx, id) });
  if (await isNameTaken(tx, { name, parent_id: current.parent_id, id })) throw refuseName(TAKEN);
  await tx
    .updateTable('media_folders')
    .set({ name, version: current.version + 1, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  await recordChange(write, { entity: 'media_folder', id, action: 'updated' });
  return oneFolder(tx, id);
}

/** Deletes a folder in which nothing lies. Errors: `not_found`; `in_use`. */
export async function removeFolder(write: TenantWrite, id: number): Promise<void> {
  const { tx } = write;
  if (!(await lockFolder(tx, id))) throw appError('not_found');
  if (!(await isEmptyFolder(tx, id)))
    throw appError('in_use', { message: 'The folder is not empty', usage: [] });
  await tx.deleteFrom('media_folders').where('id', '=', id).execute();
  await recordChange(write, { entity: 'media_folder', id, action: 'deleted' });
}
