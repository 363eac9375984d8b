import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isLivePage } from '../tree/live-pages.ts';

/** Returns the condition for an item and its page, by the aliases of their tables: visitors find the item at its page now. */
export function isPublicItem(item: string, page: string): RawBuilder<SqlBool> {
  const of = (table: string, name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`(${of(page, 'tenant_id')} = ${of(item, 'tenant_id')}
    and ${of(page, 'item_collection_id')} = ${of(item, 'collection_id')} and ${isLivePage(page)}
    and ${of(item, 'status')} = 'published' and ${of(item, 'deleted_at')} is null)`;
}

/** Returns the expression of the path of an item's page, without the leading slash. Takes the aliases of their tables. */
export function itemPath(item: string, page: string): RawBuilder<string> {
  return sql<string>`${sql.ref(`${page}.slug`)} || '/' || ${sql.ref(`${item}.slug`)}`;
}
