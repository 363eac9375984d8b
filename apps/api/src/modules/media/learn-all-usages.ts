import type { TenantDatabase } from '../../database/tenant-database.ts';
import { learnUsages } from './media-usages.repository.ts';

/** Writes down, tenant by tenant, where images are used in rows that are older than this knowledge. Shape: → how many rows there were. */
export async function learnAllUsages(db: TenantDatabase): Promise<number> {
  const tenants = await db.asPlatform('learn usages', (tx) =>
    tx.selectFrom('tenants').select('id').execute(),
  );
  let learned = 0;
  for (const { id } of tenants) learned += await db.asTenant(id, (tx) => learnUsages(tx, id));
  return learned;
}
