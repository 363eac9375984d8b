import { sql } from 'kysely';
import type { TenantTx } from './tenant-database.ts';

/**
 * Takes the next numbers of a sequence of a tenant. Concurrent takers wait until this transaction ends, and a rollback returns the
 * numbers, so that there are no gaps.
 * @param name - name of the sequence
 * @param first - first number of a sequence that is new
 * @param count - how many numbers are taken
 * @returns the first number that was taken
 */
export async function takeNumbers(
  tx: TenantTx,
  tenantId: number,
  name: string,
  { first = 1, count = 1 }: { readonly first?: number; readonly count?: number } = {},
): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    insert into counters (tenant_id, name, value) values (${tenantId}, ${name}, ${first + count - 1})
    on conflict (tenant_id, name) do update set value = counters.value + ${count}
    returning value`.execute(tx);
  return Number(rows[0]?.value) - count + 1;
}
