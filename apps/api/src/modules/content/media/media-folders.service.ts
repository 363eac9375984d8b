import { FOLDER_LIMITS, type MediaFolder } from '@org/schema/entities';
import { appError, invariant } from '@org/schema/errors';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import {
  holdFolder,
  isEmptyFolder,
  isNameTaken,
  listFolders,
  lockFolder,
} from './media-folders.repository.ts';

/** Value in requests for the top level. */
export const TOP_FOLDER = -1;

const refuse = (field: 'name' | 'parent_id', why: string): Error =>
  appError('validation_failed', { message: why, formErrors: { [field]: why } });

const TAKEN = 'Another folder here has this name';
const TOO_DEEP = `Folders can be nested up to ${FOLDER_LIMITS.depth} levels`;

async function oneFolder(tx: TenantTx, id: number): Promise<MediaFolder> {
  const [folder] = await listFolders(tx, [id]);
  invariant(folder, 'the folder was locked');
  return folder;
}

/**
 * Returns the ids of a folder and its ancestors, innermost first, locked until the transaction ends.
 * @throws `not_found`
 */
async function getPath(tx: TenantTx, place: number | null): Promise<number[]> {
  const path: number[] = [];
  for (let at = place; at !== null; at = (await holdFolder(tx, at)).parent_id) path.push(at);
  return path;
}

/** Returns the number of levels of a folder's subtree, including itself. */
async function getHeight(tx: TenantTx, id: number): Promise<number> {
  const folders = await tx.selectFrom('media_folders').select(['id', 'parent_id']).execute();
  const below = (parent: number): number =>
    1 +
    folders
      .filter(({ parent_id }) => parent_id === parent)
      .reduce((most, folder) => Math.max(most, below(folder.id)), 0);
  return below(id);
}

/**
 * Returns the parent that a folder is moved to.
 * @throws `not_found`; `validation_failed` inside itself, or too deep
 */
async function newPlace(tx: TenantTx, id: number, asked: number): Promise<number | null> {
  const parent = asked === TOP_FOLDER ? null : asked;
  const path = await getPath(tx, parent);
  if (path.includes(id)) throw refuse('parent_id', 'A folder cannot be moved into itself');
  if (path.length + (await getHeight(tx, id)) > FOLDER_LIMITS.depth)
    throw refuse('parent_id', TOO_DEEP);
  return parent;
}

/** Serializes changes of folders, because names and counts are checked before they are written. */
async function takeTurn({ tx, tenantId }: TenantWrite): Promise<void> {
  await withAdvisoryLock(tx, tenantId, 'media folders');
}

/**
 * Creates a folder. Takes name, id of the parent or null.
 * @returns folder
 * @throws `not_found` for the parent; `validation_failed`
 */
export async function createFolder(
  write: TenantWrite,
  name: string,
  parent_id: number | null,
): Promise<MediaFolder> {
  const { tx, tenantId } = write;
  await takeTurn(write);
  if ((await getPath(tx, parent_id)).length >= FOLDER_LIMITS.depth) throw refuse('name', TOO_DEEP);
  if (await isNameTaken(tx, { name, parent_id })) throw refuse('name', TAKEN);
  const { count } = await tx
    .selectFrom('media_folders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= FOLDER_LIMITS.count)
    throw refuse('name', `You can have up to ${FOLDER_LIMITS.count} folders`);
  const { id } = await tx
    .insertInto('media_folders')
    .values({ tenant_id: tenantId, name, parent_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(write, { entity: 'media_folder', id, action: 'created' });
  return oneFolder(tx, id);
}

/**
 * Renames a folder, and moves it with its content.
 * @throws `not_found`, also for the parent; `conflict` with the current folder; `validation_failed` for a name that is taken,
 * and for a parent that is inside the folder or too deep
 */
export async function changeFolder(
  write: TenantWrite,
  id: number,
  {
    name: asked,
    parent_id: place,
    version,
  }: {
    name?: string | undefined;
    parent_id?: number | undefined;
    version?: number | undefined;
  },
): Promise<MediaFolder> {
  const { tx } = write;
  await takeTurn(write);
  const current = await lockFolder(tx, id);
  if (!current) throw appError('not_found');
  if (version !== undefined && version !== current.version)
    throw appError('conflict', { current: await oneFolder(tx, id) });
  const parent_id = place === undefined ? current.parent_id : await newPlace(tx, id, place);
  const name = asked ?? current.name;
  if (await isNameTaken(tx, { name, parent_id, id }))
    throw refuse(asked === undefined ? 'parent_id' : 'name', TAKEN);
  await tx
    .updateTable('media_folders')
    .set({ name, parent_id, version: current.version + 1, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  const isMoved = parent_id !== current.parent_id;
  await recordChange(write, {
    entity: 'media_folder',
    id,
    action: isMoved ? 'moved' : 'updated',
  });
  return oneFolder(tx, id);
}

/**
 * Deletes an empty folder.
 * @throws `not_found`; `in_use`
 */
export async function removeFolder(write: TenantWrite, id: number): Promise<void> {
  const { tx } = write;
  if (!(await lockFolder(tx, id))) throw appError('not_found');
  if (!(await isEmptyFolder(tx, id)))
    throw appError('in_use', { message: 'The folder is not empty', usage: [] });
  await tx.deleteFrom('media_folders').where('id', '=', id).execute();
  await recordChange(write, { entity: 'media_folder', id, action: 'deleted' });
}
