import type { Customer } from '@org/schema/entities';
import { sql } from 'kysely';
import { entityRecords } from '../../../kernel/entities/entity.service.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { customerEntity } from './customer.entity.ts';

/** Customers that are probably duplicates, with the reason. */
export interface DuplicateGroup {
  readonly reason: 'email' | 'phone' | 'name';
  readonly customers: Customer[];
}

/** Maximum number of groups, and of customers in one group. */
const MOST = { groups: 200, each: 20 } as const;

/** Condition of a group in which a person said of every pair that they are different. */
const allDistinct = sql`(
  select count(*) from distinct_customers d
  where d.one_id = any((array_agg(id order by id))[1:${MOST.each}]) and d.other_id = any((array_agg(id order by id))[1:${MOST.each}])
) = least(count(*), ${MOST.each}) * (least(count(*), ${MOST.each}) - 1) / 2`;

/**
 * Returns customers with the same email, phone number, or full name in one country; each group once, by its strongest reason.
 * @returns groups with their total
 */
export async function findDuplicates(
  write: TenantWrite,
  { currentPage, itemsPerPage }: { readonly currentPage: number; readonly itemsPerPage: number },
): Promise<{ rows: DuplicateGroup[]; total: number }> {
  const { tx } = write;
  const scope = getScope(customerEntity, write);
  const mine = scope.length > 0 ? sql`and ${sql.join(scope, sql` and `)}` : sql``;
  const { rows: groups } = await sql<{ reason: DuplicateGroup['reason']; ids: number[] }>`
    select reason, (array_agg(id order by id))[1:${MOST.each}] as ids from (
      select 'email' as reason, 1 as weight, email_key as shared, id from customers where deleted_at is null and email <> '' ${mine}
      union all
      select 'phone', 2, phone, id from customers where deleted_at is null and phone <> '' ${mine}
      union all
      select 'name', 3, firstname_key || ' ' || lastname_key || ' ' || country, id from customers
      where deleted_at is null and firstname <> '' and lastname <> '' ${mine}
    ) alike
    group by reason, weight, shared having count(*) > 1 and not (${allDistinct})
    order by weight, min(id) limit ${MOST.groups}`.execute(tx);
  const seen = new Set<string>();
  const runOnce = groups.filter(({ ids }) => {
    const key = ids.join(' ');
    return !seen.has(key) && seen.add(key);
  });
  const shown = runOnce.slice((currentPage - 1) * itemsPerPage, currentPage * itemsPerPage);
  const found = await findRows(tx, customerEntity, [
    ...new Set(shown.flatMap(({ ids }) => ids.map(Number))),
  ]);
  const records = (await entityRecords(tx, customerEntity, found)) as Customer[];
  const byId = new Map(records.map((customer) => [customer.id, customer]));
  const rows = shown.map(({ reason, ids }) => ({
    reason,
    customers: ids.map((id) => byId.get(Number(id))).filter((customer) => customer !== undefined),
  }));
  return { rows, total: runOnce.length };
}
