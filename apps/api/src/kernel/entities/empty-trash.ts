import { TRASH_DAYS } from '@org/schema';
import type { EntityName } from '@org/schema/entities';
import { sql } from 'kysely';
import { databaseFailure } from '../database/database-failure.ts';
import { wordNames } from '../database/search-terms.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import type { TrashedRecords } from './trashed-records.ts';

/** Returns rows that belong to a record of any entity, by its entity and id. */
const ATTACHED = (
  entity: EntityName,
): readonly (readonly [table: 'search_words' | 'taggings', names: readonly string[]])[] => [
  ['search_words', wordNames(entity)],
  ['taggings', [entity]],
];

/** Rows of one kind that go in one transaction. */
const AT_ONCE = 500;
/** ms of a day. */
const DAY = 24 * 3600 * 1000;

async function removeOne(tx: TenantTx, { entity, table, parts = [] }: TrashedRecords, id: number) {
  for (const [attached, names] of ATTACHED(entity))
    await sql`delete from ${sql.table(attached)} where entity = any(${names}::text[]) and entity_id = ${id}`.execute(
      tx,
    );
  for (const [part, column] of parts)
    await sql`delete from ${sql.table(part)} where ${sql.ref(column)} = ${id}`.execute(tx);
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx);
}

/**
 * Deletes for good what has been in a tenant's trash for longer than it can be restored. What something else still refers to
 * stays until that goes as well.
 * @param tx - transaction of the tenant
 * @param trashes - everything with a trash
 * @param now - what refers to others before them
 * @returns how many records went
 */
export async function emptyTrash(
  tx: TenantTx,
  trashes: readonly TrashedRecords[],
  now: number = Date.now(),
): Promise<number> {
  const before = new Date(now - TRASH_DAYS * DAY);
  let gone = 0;
  for (const trash of trashes) {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(trash.table)} where deleted_at < ${before} order by deleted_at, id limit ${AT_ONCE}`.execute(
      tx,
    );
    for (const { id } of rows) {
      await sql`savepoint one`.execute(tx);
      try {
        await removeOne(tx, trash, id);
        await sql`release savepoint one`.execute(tx);
        gone++;
      } catch (error) {
        if (databaseFailure(error)?.kind !== 'referenced') throw error;
        await sql`rollback to savepoint one`.execute(tx);
      }
    }
  }
  return gone;
}
