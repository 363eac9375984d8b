import { FIRST_ORDER } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { takeNumbers } from '../../../kernel/database/counters.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

const NAME = 'order';

/** Returns the number that the next order will have. */
export async function nextOrder(tx: TenantTx): Promise<number> {
  const row = await tx
    .selectFrom('counters')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row ? Number(row.value) + 1 : FIRST_ORDER;
}

/** Takes the next order number. */
export function takeOrderNumber(tx: TenantTx, tenantId: number): Promise<number> {
  return takeNumbers(tx, tenantId, NAME, { first: FIRST_ORDER });
}

/**
 * Raises the number of the next order.
 * @throws `validation_failed` for a number that is already used
 */
export async function raiseOrderCounter(
  { tx, tenantId }: { readonly tx: TenantTx; readonly tenantId: number },
  next: number,
): Promise<void> {
  const known = await nextOrder(tx);
  if (next === known) return;
  if (next < known)
    throw appError('validation_failed', {
      formErrors: { next_number: `Use ${known} or more. Lower numbers are already used` },
    });
  await sql`
    insert into counters (tenant_id, name, value) values (${tenantId}, ${NAME}, ${next - 1})
    on conflict (tenant_id, name) do update set value = greatest(counters.value, excluded.value)`.execute(
    tx,
  );
}
