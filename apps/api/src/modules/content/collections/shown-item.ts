import type { CollectionField, PublicItem, ShownItem } from '@org/schema/entities';
import { sql } from 'kysely';
import type { CollectionItemRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { plainText } from '../tree/plain-text.ts';
import { findCollection, ITEM_COLUMNS, toPublicItems } from './public-items.ts';

/** Item of an address, with what its page says about it outside of its blocks. */
export interface ItemAtAddress extends ShownItem {
  readonly status: CollectionItemRecord['status'];
  readonly updated_at: Date;
}

/**
 * Returns the item of a collection with a slug.
 * @param drafts - true for staff, who also see items that are not published
 */
export async function findItemAt(
  tx: TenantTx,
  collectionId: number,
  { slug, drafts }: { readonly slug: string; readonly drafts: boolean },
): Promise<ItemAtAddress | undefined> {
  const collection = await findCollection(tx, { id: collectionId });
  if (!collection) return undefined;
  const row = await tx
    .selectFrom('collection_items')
    .select([...ITEM_COLUMNS, 'status', 'updated_at'])
    .where('collection_id', '=', collectionId)
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .$if(!drafts, (items) => items.where('status', '=', 'published'))
    .executeTakeFirst();
  if (!row) return undefined;
  const [item] = await toPublicItems(tx, collection.fields, [row]);
  return (
    item && { fields: collection.fields, item, status: row.status, updated_at: row.updated_at }
  );
}

/** Maximum length of a description. */
const MAX_DESCRIPTION = 160;

/** Returns the beginning of a text, up to the end of a word. */
function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = text.slice(0, MAX_DESCRIPTION - 1);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

/** Returns the description of an item: its first text, or the beginning of its first rich text; '' for none. */
export function getDescription(fields: readonly CollectionField[], { values }: PublicItem): string {
  for (const kind of ['text', 'rich_text'])
    for (const field of fields) {
      const value = field.kind === kind ? values[field.key] : undefined;
      const text = typeof value === 'string' ? plainText(value).trim() : '';
      if (text !== '') return shorten(text);
    }
  return '';
}

/** Returns the address of the first picture of an item; '' for none. */
export function getPicture(fields: readonly CollectionField[], { values }: PublicItem): string {
  for (const { kind, key } of fields) {
    const value = kind === 'picture' ? values[key] : undefined;
    if (typeof value === 'object' && 'src' in value) return value.src;
  }
  return '';
}

/** Returns the expression of the first text of an item by its id, for excerpts of searches. */
export function itemExcerpt(id: string) {
  return sql<string>`coalesce((
    select left(i."values" ->> (f.field ->> 'key'), 300) from collection_items i
    join collections c on c.tenant_id = i.tenant_id and c.id = i.collection_id
    cross join jsonb_array_elements(c.fields) with ordinality as f (field, place)
    where i.id = ${sql.ref(id)} and f.field ->> 'kind' = 'text' and i."values" ->> (f.field ->> 'key') <> ''
    order by f.place limit 1), '')`;
}
