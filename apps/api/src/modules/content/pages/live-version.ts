import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PageRecord } from '../../../kernel/database/records.ts';
import type { LiveVersion } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/**
 * Columns of a page that wait for its publish date. Its slug, its position in the menu and its visibility for search engines
 * change immediately.
 */
const WAITING = [
  'content',
  'title',
  'excerpt',
  'image',
  'show_page_title',
  'canonical_url',
  'meta_title',
  'meta_keywords',
  'meta_description',
  'focus_keyphrase',
  'og_image',
  'header_id',
  'without_header',
  'footer_id',
  'without_footer',
  'template',
] as const satisfies readonly (keyof LiveVersion)[];

type Dated = Pick<PageRecord, 'status' | 'publish_date' | 'has_live_version'>;

/** Returns whether visitors can see a page now. */
export function isPublic(
  { status, publish_date, has_live_version }: Dated,
  now = new Date(),
): boolean {
  return status === 'published' && (publish_date <= now || has_live_version);
}

/** Returns a page as visitors see it now: its live version while a later one is scheduled. */
export function asVisitorsSee<Row extends Pick<PageRecord, 'publish_date' | 'live_version'>>(
  page: Row,
  now = new Date(),
): Row {
  return page.live_version !== null && page.publish_date > now
    ? { ...page, ...page.live_version }
    : page;
}

/** Returns the live version to store with a change, so that a public page stays public until the new date. */
export function liveVersionAfter(
  current: PageRecord,
  { status, publish_date }: Pick<PageRecord, 'status' | 'publish_date'>,
  now = new Date(),
): LiveVersion | null {
  if (status !== 'published' || publish_date <= now || !isPublic(current, now)) return null;
  const seen = asVisitorsSee(current, now);
  return Object.fromEntries(WAITING.map((column) => [column, seen[column]])) as LiveVersion;
}

/**
 * Returns the condition for pages that are public now. Takes alias of the table.
 * @returns condition
 */
export function isPublicPage(alias: string, now = new Date()): RawBuilder<SqlBool> {
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
  return sql<string>`(case when ${column('publish_date')} > ${now} and ${column('live_version')} is not null
    then ${column('live_version')} ->> ${name} else ${column(name)} end)`;
}

/** Stores the live version of public pages that are about to get a later publish date in a bulk change. */
export async function storeLiveVersions(tx: TenantTx, ids: readonly number[]): Promise<void> {
  const fields = sql.join(
    WAITING.flatMap((name) => [sql`${sql.lit(name)}::text`, sql.ref(`pages.${name}`)]),
  );
  await sql`update pages set live_version = jsonb_build_object(${fields})
    where id = any(${ids}::bigint[]) and status = 'published' and publish_date <= ${new Date()} and live_version is null`.execute(
    tx,
  );
}

/** Sets future publish dates to now, because publishing takes effect immediately. */
export async function makeDue(tx: TenantTx, ids: readonly number[]): Promise<void> {
  const now = new Date();
  await tx
    .updateTable('pages')
    .set({ publish_date: now })
    .where('id', 'in', ids)
    .where('publish_date', '>', now)
    .execute();
}

/**
 * Removes live versions of pages that are due or not published any more.
 * @param ids - or all of the tenant
 * @returns pages whose scheduled version went live
 */
export async function removeReplacedVersions(
  tx: TenantTx,
  ids?: readonly number[],
): Promise<PageRecord[]> {
  const only = ids ? sql`and id = any(${ids}::bigint[])` : sql``;
  const { rows } = await sql<PageRecord>`update pages set live_version = null
    where live_version is not null and (status <> 'published' or publish_date <= ${new Date()}) ${only}
    returning *`.execute(tx);
  return rows;
}
