import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { customerEntity } from './customer.entity.ts';

/**
 * Remembers that customers are different people, each pair once.
 * @throws `not_found` for one that the user may not see
 */
export async function dismissDuplicates(write: TenantWrite, ids: readonly number[]): Promise<void> {
  const { tx, tenantId } = write;
  const asked = [...new Set(ids)].sort((one, other) => one - other);
  const found = await findRows(tx, customerEntity, asked, {}, getScope(customerEntity, write));
  if (found.length < asked.length) throw appError('not_found');
  const pairs = asked.flatMap((one, at) =>
    asked.slice(at + 1).map((other) => [one, other] as const),
  );
  if (pairs.length === 0)
    throw appError('validation_failed', { formErrors: { ids: 'Choose at least two customers' } });
  const userId = await cacheActor(write);
  await sql`
    insert into distinct_customers (tenant_id, one_id, other_id, user_id)
    select ${tenantId}::bigint, one, other, ${userId}::bigint
    from unnest(${pairs.map(([one]) => one)}::bigint[], ${pairs.map(([, other]) => other)}::bigint[]) as p (one, other)
    on conflict do nothing`.execute(tx);
}
