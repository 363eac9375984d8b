import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import type { HousekeepingTask } from '../../../kernel/jobs/housekeeping.ts';

/** Grace period in ms for files whose submission is not written yet. */
const HOUR = 3_600_000;

/**
 * Removes files without a submission.
 * @returns number of removed folders
 */
export async function sweepFormFiles(
  store: MediaStore,
  db: TenantDatabase,
  age: number = HOUR,
): Promise<number> {
  const found = await store.sweep(age);
  const tenants = await db.asPlatform('sweep files', (tx) =>
    tx.selectFrom('tenants').select(['id', 'guid']).execute(),
  );
  let swept = 0;
  for (const { id, guid: tenantGuid } of tenants) {
    const guids = (found.get(tenantGuid) ?? []).map(({ guid }) => guid);
    if (guids.length === 0) continue;
    const kept = await db.asTenant(id, (tx) =>
      tx.selectFrom('form_submissions').select('guid').where('guid', 'in', guids).execute(),
    );
    const known = new Set(kept.map(({ guid }) => guid));
    for (const guid of guids)
      if (!known.has(guid)) {
        await store.remove(tenantGuid, guid);
        swept++;
      }
  }
  return swept;
}

/** Creates the daily task that removes form files without a submission. */
export function formFileSweep(files: MediaStore, db: TenantDatabase): HousekeepingTask {
  return {
    name: 'orphan-form-files',
    every: 'day',
    run: async ({ log }) => {
      const swept = await sweepFormFiles(files, db);
      if (swept > 0) log.info({ swept }, 'orphan files of forms removed');
    },
  };
}
