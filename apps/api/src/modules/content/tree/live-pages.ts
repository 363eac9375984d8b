import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Returns the condition for pages that visitors find at their own addresses now: those that show the items of a collection are
 * found at the addresses of the items only. Takes alias of the table.
 * @returns condition
 */
export function isPublicPage(alias: string, now = new Date()): RawBuilder<SqlBool> {
  const isOrdinary = sql`${sql.ref(`${alias}.item_collection_id`)} is null`;
  return sql<SqlBool>`(${isOrdinary} and ${isLivePage(alias, now)})`;
}

/**
 * Returns the condition for pages that are live now, also those that show the items of a collection. Takes alias of the table.
 * @returns condition
 */
export function isLivePage(alias: string, now = new Date()): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<SqlBool>`(${column('deleted_at')} is null and ${column('status')} = 'published'
    and (${column('publish_date')} <= ${now} or ${column('live_version')} is not null))`;
}

/**
 * Returns the expression of a text column as visitors see it now. Takes alias of the table, column.
 * @returns expression
 */
export function publicText(
  alias: string,
  name: 'title' | 'excerpt' | 'meta_description',
  now = new Date(),
): RawBuilder<string> {
  const column = (of: string) => sql.ref(`${alias}.${of}`);
  return sql<string>`(case when ${column('live_version')} is not null
      and (${column('publish_date')} > ${now} or ${column('has_unpublished_changes')})
    then ${column('live_version')} ->> ${name} else ${column(name)} end)`;
}
