import { sql } from 'kysely';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { isUsed, trashMedia } from '../../content/index.ts';

/** Moves pictures to the trash that were downloaded only for an import and are not used; pending downloads are removed. */
export async function revertPictures(write: TenantWrite, importId: number): Promise<void> {
  const { tx } = write;
  const { rows } = await sql<{ id: number }>`
    select media.id from media
    where media.deleted_at is null and ${isUsed(false)} and media.id in (
      select f.media_id from fetched_pictures f
      where f.id in (select fetched_id from import_pictures where import_id = ${importId})
        and not exists (
          select 1 from import_pictures o where o.fetched_id = f.id and o.import_id <> ${importId}))
    order by media.id for update`.execute(tx);
  const ids = rows.map(({ id }) => Number(id));
  await tx.deleteFrom('import_pictures').where('import_id', '=', importId).execute();
  if (ids.length === 0) return;
  await trashMedia(tx, ids);
  await recordChange(write, { entity: 'media', ids, action: 'deleted' });
}
