import type { TenantDatabase } from '../../database/data-door.ts';
import { learnUsages } from './media-usages.repository.ts';

/** Writes down, tenant by tenant, where images are used in rows that are older than this knowledge. Shape: → how many rows there were. */
export async function learnAllUsages(door: TenantDatabase): Promise<number> {
  const tenants = await door.asPlatform('learn usages', (tx) =>
    tx.selectFrom('tenants').select('id').execute(),
  );
  let learned = 0;
  for (const { id } of tenants) learned += await door.asTenant(id, (tx) => learnUsages(tx, id));
  return learned;
}
