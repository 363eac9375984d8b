import type { PageUpdate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { PageChange, PageRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { requireRestored } from '../tree/collection-usages.ts';
import { isReservedBase } from './answered-paths.ts';

/** Maximum length of the address of a page that shows items, so that those of items fit behind it. */
const MAX_BASE = 150;

const wrong = (field: string, message: string): Error =>
  appError('validation_failed', { formErrors: { [field]: message } });

type Place = Pick<PageRecord, 'item_collection_id' | 'is_homepage' | 'slug'>;

/** Returns the address and the role of a page after a change. */
export const getPlace = (current: PageRecord, change: PageChange): Place => ({
  slug: change.slug ?? current.slug,
  is_homepage: change.is_homepage ?? current.is_homepage,
  item_collection_id:
    change.item_collection_id === undefined
      ? current.item_collection_id
      : change.item_collection_id,
});

/** Returns another page that shows the items of a collection. */
async function findItemPage(
  tx: TenantTx,
  collectionId: number,
  exceptId: number,
): Promise<Pick<PageRecord, 'id' | 'title'> | undefined> {
  return tx
    .selectFrom('pages')
    .select(['id', 'title'])
    .where('item_collection_id', '=', collectionId)
    .where('id', '!=', exceptId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Checks a page that shows the items of a collection, whose pages are locked. An ordinary page is not checked.
 * @param place - the page as it will be stored
 * @param before - the stored page
 * @throws `validation_failed` on `item_collection_id`, `is_homepage` or `slug`
 */
export async function checkItemPage(
  tx: TenantTx,
  place: Place,
  before?: Place & { readonly id: number },
): Promise<void> {
  const { item_collection_id: collectionId, is_homepage, slug } = place;
  if (collectionId === null) return;
  if (is_homepage)
    throw wrong(
      before?.item_collection_id ? 'is_homepage' : 'item_collection_id',
      'The home page cannot show the items of a collection',
    );
  if (slug.length > MAX_BASE)
    throw wrong('slug', `Use up to ${MAX_BASE} characters for the address of items`);
  const isSame = before?.item_collection_id === collectionId;
  if (isReservedBase(slug) && !(isSame && before.slug === slug))
    throw wrong('slug', 'This address is reserved');
  if (isSame) return;
  const { rows } = await sql`
    select 1 from collections where id = ${collectionId} and deleted_at is null for share`.execute(
    tx,
  );
  if (rows.length === 0) throw wrong('item_collection_id', 'This collection does not exist');
  const other = await findItemPage(tx, collectionId, before?.id ?? 0);
  if (other)
    throw wrong(
      'item_collection_id',
      `“${other.title}” already shows the items of this collection`,
    );
}

/** Returns true for a change that may need a check of the page's address and role. */
export const changesItemPage = (body: Omit<PageUpdate, 'id'>): boolean =>
  body.item_collection_id !== undefined || body.slug !== undefined || body.is_homepage === true;

/**
 * Checks pages that come back from the trash: their collections are not in the trash, and no other page shows the same items.
 * @throws `collection_deleted`, `conflict`
 */
export async function checkRestoredPages(tx: TenantTx, ids: readonly number[]): Promise<void> {
  await requireRestored(tx, 'page', ids);
  const { rows } = await sql<{ title: string; other: string }>`
    select p.title, o.title as other from pages p
    join pages o on o.tenant_id = p.tenant_id and o.item_collection_id = p.item_collection_id and o.id <> p.id
      and (o.deleted_at is null or (o.id < p.id and o.id = any(${ids}::bigint[])))
    where p.id = any(${ids}::bigint[]) and p.deleted_at is not null limit 1`.execute(tx);
  const [taken] = rows;
  if (taken)
    throw appError('not_now', {
      message: `“${taken.other}” already shows the items of the collection of “${taken.title}”`,
    });
}
