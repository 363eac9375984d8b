import { appError, FIRST_ORDER } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../database/tenant-database.ts';

const NAME = 'order';

/** What the next order will be numbered, as long as nobody else orders. */
export async function nextOrder(tx: TenantTx): Promise<number> {
  const row = await tx
    .selectFrom('counters')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row ? Number(row.value) + 1 : FIRST_ORDER;
}

/**
 * Takes the next number for an order. Whoever else orders waits until this transaction ends: one that is taken back gives its
 * number back, so that there are no gaps.
 */
export async function takeOrderNumber(tx: TenantTx, tenantId: number): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    insert into counters (tenant_id, name, value) values (${tenantId}, ${NAME}, ${FIRST_ORDER})
    on conflict (tenant_id, name) do update set value = counters.value + 1
    returning value`.execute(tx);
  return Number(rows[0]?.value);
}

/** Lets the next order have a higher number. Errors: `validation_failed` for one that was given already. */
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
