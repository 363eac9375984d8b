import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { learnUsages } from './media-usages.repository.ts';

/**
 * Records, tenant by tenant, the image usages of rows that were saved before usages were tracked.
 * @returns number of rows
 */
export async function learnAllUsages(db: TenantDatabase): Promise<number> {
  const tenants = await db.asPlatform('learn usages', (tx) =>
    tx.selectFrom('tenants').select('id').execute(),
  );
  let learned = 0;
  for (const { id } of tenants) learned += await db.asTenant(id, (tx) => learnUsages(tx, id));
  return learned;
}
