import { CUSTOMER_TEXTS } from '@org/schema/entities';
import { sql } from 'kysely';
import type { CustomerRecord } from '../../../kernel/database/records.ts';
import type { MergedValues } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { customerEntity } from './customer.entity.ts';
import type { CustomerTable } from './customer-references.ts';

/** Moved records by table: their ids, and the customers that they belonged to. */
export type MovedRecords = Record<string, [id: number, customerId: number][]>;

/** Fields of the kept customer that a merge can change. */
const MERGED_FIELDS = [
  ...CUSTOMER_TEXTS,
  'owner_id',
  'status',
  'addresses',
  'contacts',
  'custom_fields',
] as const;

/** Returns the values of a customer that a merge can change. */
export const mergedValues = (row: CustomerRecord): MergedValues =>
  Object.fromEntries(MERGED_FIELDS.map((name) => [name, row[name]]));

/** Gives the records of some customers to another one, and returns which they were. */
export async function moveRecords(
  tx: TenantTx,
  tables: readonly CustomerTable[],
  keepId: number,
  fromIds: readonly number[],
): Promise<MovedRecords> {
  const moved: MovedRecords = {};
  for (const table of tables) {
    // The rows are locked in one order, so that they can be listed with the customer that they had.
    const { rows } = await sql<{ id: number; customer_id: number }>`
      with found as (
        select id, customer_id from ${sql.table(table)}
        where customer_id = any(${fromIds}::bigint[]) order by id for update
      ), changed as (
        update ${sql.table(table)} t set customer_id = ${keepId} from found where t.id = found.id
      )
      select id, customer_id from found`.execute(tx);
    if (rows.length > 0)
      moved[table] = rows.map(({ id, customer_id }) => [Number(id), Number(customer_id)]);
  }
  return moved;
}

/** Parts of a merge that are needed to undo it. */
interface Merge {
  /** The kept customer before the merge. */
  readonly kept: CustomerRecord;
  readonly others: readonly CustomerRecord[];
  readonly moved: MovedRecords;
  readonly addedTags: readonly number[];
}

/** Saves what a merge changed, so that it can be undone. */
export async function recordMerge(
  write: TenantWrite,
  { kept, others, moved, addedTags }: Merge,
): Promise<void> {
  const { tx, tenantId } = write;
  const [now] = (await findRows(tx, customerEntity, [kept.id])) as CustomerRecord[];
  await tx
    .insertInto('customer_merges')
    .values({
      tenant_id: tenantId,
      kept_id: kept.id,
      merged_ids: JSON.stringify(others.map(({ id }) => id)),
      names: others.map(({ display_name }) => display_name),
      moved: JSON.stringify(moved),
      before: JSON.stringify(mergedValues(kept)),
      after: JSON.stringify(now ? mergedValues(now) : {}),
      added_tags: JSON.stringify(addedTags),
      user_id: await cacheActor(write),
    })
    .execute();
}
