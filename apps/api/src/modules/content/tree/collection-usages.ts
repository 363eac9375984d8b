import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { ComponentHolder } from './component-usages.ts';

/** Prop of a list of items in the JSON of content, where quotes within a text are escaped. */
const REFERENCE = /"collectionId":(\d{1,15})(?!\d)/g;

/** Returns the ids of the collections that content lists, ascending. */
function findCollectionIds(json: string): number[] {
  const ids = new Set<number>();
  for (const [, id] of json.matchAll(REFERENCE)) ids.add(Number(id));
  ids.delete(0);
  return [...ids].toSorted((one, other) => one - other);
}

/** Replaces the recorded collection usages of rows, in the transaction that saves them. */
export async function saveCollectionUsages(
  tx: TenantTx,
  tenantId: number,
  entity: ComponentHolder,
  holders: readonly { readonly id: number; readonly json: string }[],
): Promise<void> {
  await tx
    .deleteFrom('collection_usages')
    .where('entity', '=', entity)
    .where(sql<boolean>`entity_id = any(${holders.map(({ id }) => id)}::bigint[])`)
    .execute();
  for (const { id, json } of holders) {
    const ids = findCollectionIds(json);
    if (ids.length === 0) continue;
    await sql`insert into collection_usages (tenant_id, collection_id, entity, entity_id)
      select ${tenantId}::bigint, c.id, ${entity}::text, ${id}::bigint from collections c
      where c.id = any(${ids}::bigint[]) order by c.id for share`.execute(tx);
  }
}

/**
 * Locks the collections that pages or templates in the trash list, or show the items of, and checks that none is in the trash
 * itself. Collections that were permanently deleted are not used anymore.
 * @throws `collection_deleted`
 */
export async function requireRestored(
  tx: TenantTx,
  entity: ComponentHolder,
  ids: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ name: string; deleted_at: Date | null }>`
    select c.name, c.deleted_at from collections c
    where c.id in (
        select u.collection_id from collection_usages u where u.entity = ${entity} and u.entity_id = any(${ids}::bigint[])
        union
        select p.item_collection_id from pages p where ${entity === 'page'}::boolean and p.id = any(${ids}::bigint[]))
    order by c.id for share`.execute(tx);
  const gone = rows.find(({ deleted_at }) => deleted_at !== null);
  if (gone) throw collectionDeleted(gone.name);
}

/** Returns the error for a record of a collection that is in the trash. */
export function collectionDeleted(name: string): Error {
  return appError('collection_deleted', {
    message: `The collection “${name}” is in the trash. Restore it first`,
  });
}
