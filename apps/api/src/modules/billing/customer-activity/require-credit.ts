import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/**
 * Checks that no customer of an undone merge has less than no credit after the credit of the others went back to them.
 * `undoMerge` has locked the customers, so credit cannot change during the check.
 * @throws `not_now`
 */
export async function requireCredit(
  tx: TenantTx,
  { keptId, otherIds }: { readonly keptId: number; readonly otherIds: readonly number[] },
): Promise<void> {
  const { rows } = await sql<{ display_name: string }>`
    select c.display_name from customer_credits r
    join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id
    where r.customer_id = any(${[keptId, ...otherIds]}::bigint[])
    group by c.id, c.display_name, r.currency having sum(r.amount) < 0
    order by c.id limit 1`.execute(tx);
  if (rows[0])
    throw appError('not_now', {
      message: `${rows[0].display_name} has used credit of the merged customers. Remove the payments by credit to undo the merge`,
    });
}
