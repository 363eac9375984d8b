import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { CustomerRecord } from '../../../kernel/database/records.ts';
import { restoreEntities, updateEntity } from '../../../kernel/entities/entity.service.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { customerEntity } from './customer.entity.ts';
import type { CustomerTable, UndoMergeCheck } from './customer-references.ts';
import { mergedValues } from './record-merge.ts';

/**
 * Undoes the last merge of a customer: the others come back from the trash with their records, and the kept customer gets its
 * earlier values where nobody has changed them since. Records that were given to another customer since stay there.
 * @param extensions - tables whose rows follow the customers, and checks that can refuse
 * @returns the number of customers that are back
 * @throws `not_found`; `not_now` without a merge, when the others were deleted for good, or when a check refuses
 */
export async function undoMerge(
  write: TenantWrite,
  {
    tables,
    checks,
  }: { readonly tables: readonly CustomerTable[]; readonly checks: readonly UndoMergeCheck[] },
  id: number,
): Promise<number> {
  const { tx } = write;
  const scope = getScope(customerEntity, write);
  const [kept] = (await findRows(
    tx,
    customerEntity,
    [id],
    { lock: true },
    scope,
  )) as CustomerRecord[];
  if (!kept) throw appError('not_found');
  const merge = await tx
    .selectFrom('customer_merges')
    .selectAll()
    .where('kept_id', '=', id)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!merge) throw appError('not_now', { message: 'This customer was not merged' });
  const others = merge.merged_ids;
  const inTrash = await findRows(tx, customerEntity, others, { inTrash: true, lock: true });
  if (inTrash.length < others.length)
    throw appError('not_now', {
      message: 'The merged customers are no longer in the trash, so the merge cannot be undone',
    });
  await restoreEntities(write, customerEntity, others);
  for (const table of tables) {
    const rows = merge.moved[table];
    if (!rows) continue;
    await sql`
      update ${sql.table(table)} t set customer_id = m.customer_id
      from unnest(${rows.map(([one]) => one)}::bigint[], ${rows.map(([, from]) => from)}::bigint[]) as m (id, customer_id)
      where t.id = m.id and t.customer_id = ${id}`.execute(tx);
  }
  for (const check of checks) await check(tx, { keptId: id, otherIds: others });
  if (merge.added_tags.length > 0)
    await tx
      .deleteFrom('taggings')
      .where('entity', '=', 'customer')
      .where('entity_id', '=', id)
      .where('tag_id', 'in', merge.added_tags)
      .execute();
  await revertValues(write, kept, merge.before, merge.after);
  await tx
    .updateTable('customer_merges')
    .set({ undone_at: new Date() })
    .where('id', '=', merge.id)
    .execute();
  return others.length;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Puts back the values that the merge changed and that nobody has changed since. */
async function revertValues(
  write: TenantWrite,
  kept: CustomerRecord,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const now = mergedValues(kept);
  const back = Object.keys(before).filter(
    (name) => same(now[name], after[name]) && !same(before[name], after[name]),
  );
  const { custom_fields, ...fields } = Object.fromEntries(back.map((name) => [name, before[name]]));
  // Custom fields are put back without validation, because each was validated when it was saved.
  if (custom_fields !== undefined)
    await sql`update customers set custom_fields = ${JSON.stringify(custom_fields)}::jsonb where id = ${kept.id}`.execute(
      write.tx,
    );
  await updateEntity(write, customerEntity, kept.id, fields);
}
