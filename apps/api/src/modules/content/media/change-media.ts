import type { Media, MediaUpdate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { type BulkDeletion, getDeletion } from '../../../kernel/http/bulk-delete.ts';
import { findMedia, lockMedia, trashMedia, updateMedia } from './media.repository.ts';
import { toMedia, type UploadTarget } from './media.service.ts';
import { holdFolder } from './media-folders.repository.ts';
import { countUsages, listUsages, type MediaUsage } from './media-usages.repository.ts';

/** Value in requests for no folder. */
const NO_FOLDER = -1;

/**
 * Returns an image.
 * @throws `not_found`
 */
export async function getMedia(tx: TenantTx, id: number, tenantGuid: string): Promise<Media> {
  const record = await findMedia(tx, id);
  if (!record) throw appError('not_found');
  return toMedia(record, tenantGuid, (await countUsages(tx, [id])).get(id));
}

/** Returns a name with the file extension of the old one, which tells the type of the image. */
function withEnding(name: string, old: string): string {
  const ending = /\.[a-z0-9]+$/i.exec(old)?.[0] ?? '';
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
}

/**
 * Updates the name, texts, focal point and folder of an image.
 * @throws `not_found`, also for the folder; `conflict` with the current image
 */
export async function changeMedia(
  write: TenantWrite,
  id: number,
  { version, filename, alt, title, focal, folder_id }: MediaUpdate,
  tenantGuid: string,
): Promise<Media> {
  const { tx } = write;
  const folder = folder_id === undefined ? undefined : await heldFolder(tx, folder_id);
  const [current] = await lockMedia(tx, [id]);
  if (!current) throw appError('not_found');
  if (version !== undefined && version !== current.version)
    throw appError('conflict', { current: await getMedia(tx, id, tenantGuid) });
  const record = await updateMedia(tx, current, {
    filename: filename && withEnding(filename, current.filename),
    alt,
    title,
    focal_x: focal?.x,
    focal_y: focal?.y,
    folder_id: folder,
  });
  await recordChange(write, { entity: 'media', id, action: 'updated', version: record.version });
  return getMedia(tx, id, tenantGuid);
}

/**
 * Returns the id of a folder for images, locked until the transaction ends.
 * @param folder - or -1 for none
 * @returns id or null
 * @throws `not_found`
 */
async function heldFolder(tx: TenantTx, folder: number): Promise<number | null> {
  return folder === NO_FOLDER ? null : (await holdFolder(tx, folder)).id;
}

/**
 * Moves images to a folder. Takes ids, folder or -1.
 * @returns moved images
 * @throws `not_found` for the folder, or when none of the images exists
 */
export async function moveImages(
  write: TenantWrite,
  ids: readonly number[],
  folder: number,
): Promise<number[]> {
  const { tx } = write;
  const folder_id = await heldFolder(tx, folder);
  const there = await lockMedia(tx, ids);
  if (there.length === 0) throw appError('not_found');
  for (const image of there) {
    if (image.folder_id === folder_id) continue;
    const { id, version } = await updateMedia(tx, image, { folder_id });
    await recordChange(write, { entity: 'media', id, action: 'updated', version });
  }
  return there.map(({ id }) => id);
}

/**
 * Returns the usages of an image.
 * @throws `not_found`
 */
export async function getUsages(tx: TenantTx, id: number): Promise<MediaUsage[]> {
  if (!(await findMedia(tx, id))) throw appError('not_found');
  return listUsages(tx, [id]);
}

/**
 * Deletes images: the rows first, the files once the rows are permanently deleted. An image in use is kept unless `force` is
 * set.
 * @returns deleted images, failures with reasons, and the usages of the images that were kept
 */
export async function removeImages(
  { store, run, tenant, actor }: UploadTarget,
  ids: readonly number[],
  force: boolean,
): Promise<BulkDeletion & { usage: MediaUsage[] }> {
  const { going, usage } = await run(async (tx) => {
    const there = await lockMedia(tx, ids);
    const usage = force
      ? []
      : await listUsages(
          tx,
          there.map(({ id }) => id),
        );
    const used = new Set(usage.map(({ media_id }) => media_id));
    const going = there.filter(({ id }) => !used.has(id));
    await trashMedia(
      tx,
      going.map(({ id }) => id),
    );
    for (const { id } of going)
      await recordChange(
        { tx, tenantId: tenant.id, actor },
        { entity: 'media', id, action: 'deleted' },
      );
    return { going, usage };
  });
  await Promise.all(going.map(({ guid }) => store.remove(tenant.guid, guid)));
  const reasons = new Map(usage.map(({ media_id }) => [media_id, 'It is still in use']));
  return { ...getDeletion(ids, new Set(going.map(({ id }) => id)), reasons), usage };
}
