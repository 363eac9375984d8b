import { sql } from 'kysely';
import type { PageChange, PageRecord } from '../../../kernel/database/records.ts';
import type { LiveVersion } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/**
 * Columns of a page that wait for its publish date, or for the publication of its draft. Its slug, its position in the menu and
 * its visibility for search engines change immediately.
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

/** Returns a page as visitors see it now: its live version while a later one is scheduled or not published. */
export function asVisitorsSee<
  Row extends Pick<PageRecord, 'publish_date' | 'live_version' | 'has_unpublished_changes'>,
>(page: Row, now = new Date()): Row {
  const { live_version: live, publish_date, has_unpublished_changes } = page;
  return live !== null && (publish_date > now || has_unpublished_changes)
    ? { ...page, ...live, has_unpublished_changes: false }
    : page;
}

/**
 * Time at which a change of a public page takes effect: `live` immediately, without the other changes of its draft; `draft` when
 * the draft is published; `publish` immediately, with the whole draft.
 */
export type PageEffect = 'live' | 'draft' | 'publish';

/** Returns those columns of a page or of a change that wait, as far as it has them. */
function getWaiting(page: Partial<LiveVersion>): Partial<LiveVersion> {
  return Object.fromEntries(
    WAITING.filter((column) => page[column] !== undefined).map((column) => [column, page[column]]),
  );
}

/** Returns the columns of a page that a publication replaces, as visitors see them now. */
export function getVisibleVersion(page: PageRecord, now = new Date()): LiveVersion {
  return getWaiting(asVisitorsSee(page, now)) as LiveVersion;
}

/** Returns the columns of a page that a publication replaces, with the changes of its draft. */
export function getNewestVersion(page: PageRecord): LiveVersion {
  return getWaiting(page) as LiveVersion;
}

/**
 * Returns the columns of a change without those that the draft already has: forms send all of their fields, and must not publish
 * what nobody changed. Content is only sent on purpose.
 */
function withoutDraft(changed: Partial<LiveVersion>, draft: PageRecord): Partial<LiveVersion> {
  return Object.fromEntries(
    WAITING.filter((column) => column === 'content' || changed[column] !== draft[column])
      .filter((column) => column in changed)
      .map((column) => [column, changed[column]]),
  );
}

/** Returns what to store with a change, so that visitors of a public page see each part of it from the right time on. */
export function liveVersionAfter(
  current: PageRecord,
  change: PageChange,
  effect: PageEffect,
  now = new Date(),
): { live_version: LiveVersion | null; has_unpublished_changes: boolean } {
  const none = { live_version: null, has_unpublished_changes: false };
  const { status = current.status, publish_date = current.publish_date } = change;
  if (status !== 'published' || !isPublic(current, now)) return none;
  const seen = getVisibleVersion(current, now);
  // A scheduled version includes the draft.
  if (new Date(publish_date) > now) return { live_version: seen, has_unpublished_changes: false };
  if (effect === 'publish' || (effect === 'live' && !current.has_unpublished_changes)) return none;
  const changed = getWaiting(change as Partial<LiveVersion>);
  const live_version = effect === 'draft' ? seen : { ...seen, ...withoutDraft(changed, current) };
  const draft = { ...getWaiting(current), ...changed };
  return JSON.stringify(live_version) === JSON.stringify(draft)
    ? none
    : { live_version, has_unpublished_changes: true };
}

/**
 * Stores the live version of public pages that are about to get another publish date in a bulk change. A date in the future
 * schedules their drafts, too.
 */
export async function storeLiveVersions(
  tx: TenantTx,
  ids: readonly number[],
  publishDate: Date,
): Promise<void> {
  const fields = sql.join(
    WAITING.flatMap((name) => [sql`${sql.lit(name)}::text`, sql.ref(`pages.${name}`)]),
  );
  await sql`update pages set live_version = jsonb_build_object(${fields})
    where id = any(${ids}::bigint[]) and status = 'published' and publish_date <= ${new Date()} and live_version is null`.execute(
    tx,
  );
  if (publishDate > new Date())
    await tx
      .updateTable('pages')
      .set({ has_unpublished_changes: false })
      .where('id', 'in', ids)
      .where('has_unpublished_changes', '=', true)
      .execute();
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
  const { rows } =
    await sql<PageRecord>`update pages set live_version = null, has_unpublished_changes = false
    where live_version is not null
      and (status <> 'published' or (publish_date <= ${new Date()} and not has_unpublished_changes)) ${only}
    returning *`.execute(tx);
  return rows;
}
