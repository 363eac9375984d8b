import { BLOG_PATH } from '@org/schema';
import type { ReleaseKind, ReleaseReference } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { type RawBuilder, sql } from 'kysely';
import { defineList } from '../../../kernel/database/list-definition.ts';
import { orderBy } from '../../../kernel/database/list-order.ts';
import type { ReleaseRecord } from '../../../kernel/database/records.ts';
import type { StateBeforeRelease } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { isLivePage } from '../tree/live-pages.ts';

/** Row of a release with the number of its items. */
export type ReleaseRow = ReleaseRecord & { readonly item_count: number };

const withCount = (tx: TenantTx) =>
  tx
    .selectFrom('releases')
    .selectAll('releases')
    .select(
      sql<number>`(select count(*)::int from release_items i
        where i.tenant_id = releases.tenant_id and i.release_id = releases.id)`.as('item_count'),
    );

/** List of releases, the last changed first. */
export const RELEASES = defineList({
  table: 'releases',
  rows: withCount,
  orders: {
    name: orderBy('text', 'releases.name'),
    publish_at: orderBy('time', 'releases.publish_at'),
    published_at: orderBy('time', 'releases.published_at'),
    updated_at: orderBy('time', 'releases.updated_at'),
    created_at: orderBy('time', 'releases.created_at'),
  },
  usual: { by: 'updated_at', direction: 'desc' },
  searched: ['name', 'note'],
  hasTrash: false,
});

/** Returns a release. */
export function findRelease(tx: TenantTx, id: number): Promise<ReleaseRow | undefined> {
  return withCount(tx).where('releases.id', '=', id).executeTakeFirst();
}

/** Locks a release for a change. */
export function lockRelease(tx: TenantTx, id: number): Promise<ReleaseRecord | undefined> {
  return tx.selectFrom('releases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Item of a release with the state of its page or post. */
export interface ItemRow {
  readonly id: number;
  readonly kind: ReleaseKind;
  readonly record_id: number;
  readonly added_version: number;
  readonly published_version: number | null;
  /** State before the publication, without what visitors saw, which may be large. */
  readonly before: Omit<StateBeforeRelease, 'live'> | null;
  readonly title: string;
  readonly slug: string;
  readonly path: string;
  readonly version: number;
  readonly status: string;
  readonly publish_date: Date;
  readonly is_public: boolean;
  readonly has_changes: boolean;
  readonly is_deleted: boolean;
  /** Columns of a page in which its unpublished changes differ from what visitors see. */
  readonly changed: readonly string[];
}

/** Returns the condition for posts that are public now. */
const isPublicPost = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(b.deleted_at is null and b.status = 'published' and b.publish_date <= ${now})`;

/** Returns the items of a release in the order in which they were added. */
export async function listItems(
  tx: TenantTx,
  releaseId: number,
  now = new Date(),
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.id, 'page' as kind, p.id as record_id, i.added_version, i.published_version, i.before - 'live' as before, p.title, p.slug,
      case when p.is_homepage then '/' else '/' || p.slug end as path, p.version, p.status, p.publish_date,
      ${isLivePage('p', now)} as is_public,
      (p.has_unpublished_changes or (p.live_version is not null and p.publish_date > ${now})) as has_changes,
      p.deleted_at is not null as is_deleted,
      array(select e.key from jsonb_each(p.live_version) e, to_jsonb(p) as now
        where now -> e.key is distinct from e.value order by e.key) as changed
    from release_items i join pages p on p.tenant_id = i.tenant_id and p.id = i.page_id
    where i.release_id = ${releaseId}
    union all
    select i.id, 'post', b.id, i.added_version, i.published_version, i.before - 'live', b.title, b.slug,
      '/' || ${BLOG_PATH}::text || b.slug, b.version, b.status, b.publish_date,
      ${isPublicPost(now)}, false, b.deleted_at is not null, '{}'::text[]
    from release_items i join blog_posts b on b.tenant_id = i.tenant_id and b.id = i.post_id
    where i.release_id = ${releaseId}
    order by id`.execute(tx);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    record_id: Number(row.record_id),
    publish_date: new Date(row.publish_date),
  }));
}

/** Returns the state of a published item before its publication, with what visitors saw. */
export async function findBefore(tx: TenantTx, itemId: number): Promise<StateBeforeRelease> {
  const { before } = await tx
    .selectFrom('release_items')
    .select('before')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  invariant(before, 'an item of a published release has its state of before');
  return before;
}

/** Locks the pages and posts of items for a publication, always in the same order so that two of them cannot deadlock. */
export async function lockRecords(tx: TenantTx, items: readonly ItemRow[]): Promise<void> {
  for (const [kind, table] of [
    ['page', 'pages'],
    ['post', 'blog_posts'],
  ] as const) {
    const ids = items.filter((item) => item.kind === kind).map(({ record_id }) => record_id);
    if (ids.length > 0)
      await sql`select id from ${sql.table(table)} where id = any(${ids}::bigint[]) order by id for update`.execute(
        tx,
      );
  }
}

/** A page or post that is not in the trash. */
export interface KnownRecord extends ReleaseReference {
  readonly version: number;
}

/** Returns the pages or posts with these ids that are not in the trash. */
export async function findRecords(
  tx: TenantTx,
  kind: ReleaseKind,
  ids: readonly number[],
): Promise<KnownRecord[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom(kind === 'page' ? 'pages' : 'blog_posts')
    .select(['id', 'version'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id, version }) => ({ kind, id, version }));
}

/** Row of a page or post in a release that is not published. */
export interface PendingRow {
  readonly page_id: number | null;
  readonly post_id: number | null;
  readonly release_id: number;
  readonly name: string;
  readonly state: ReleaseRecord['state'];
  readonly publish_at: Date | null;
}

/** Returns the pages and posts that are in releases that are not published. */
export function listPending(tx: TenantTx): Promise<PendingRow[]> {
  return tx
    .selectFrom('release_items as i')
    .innerJoin('releases as r', (join) =>
      join.onRef('r.tenant_id', '=', 'i.tenant_id').onRef('r.id', '=', 'i.release_id'),
    )
    .select(['i.page_id', 'i.post_id', 'i.release_id', 'r.name', 'r.state', 'r.publish_at'])
    .where('i.is_pending', '=', true)
    .orderBy('i.id')
    .limit(5000)
    .execute();
}

/** Returns the ids of scheduled releases that are due, the earliest first. */
export async function listDue(tx: TenantTx): Promise<number[]> {
  const rows = await tx
    .selectFrom('releases')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', new Date())
    .orderBy('publish_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Row of a page or post in the picker. */
export interface CandidateRow {
  readonly kind: ReleaseKind;
  readonly record_id: number;
  readonly title: string;
  readonly path: string;
  readonly is_public: boolean;
  readonly has_changes: boolean;
}

/** Maximum number of pages and posts in the picker; a search finds the others. */
const MAX_CANDIDATES = 100;

/** Returns pages and posts by a part of their title or address, those with something to publish first. */
export async function listCandidates(
  tx: TenantTx,
  { search, posts }: { readonly search: string; readonly posts: boolean },
  now = new Date(),
): Promise<CandidateRow[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<CandidateRow>`
    select * from (
      select 'page' as kind, p.id as record_id, p.title, case when p.is_homepage then '/' else '/' || p.slug end as path,
        ${isLivePage('p', now)} as is_public,
        (p.has_unpublished_changes or (p.live_version is not null and p.publish_date > ${now})) as has_changes,
        p.status = 'archived' as is_archived, p.updated_at
      from pages p where p.deleted_at is null and (p.title ilike ${pattern} or p.slug ilike ${pattern})
      union all
      select 'post', b.id, b.title, '/' || ${BLOG_PATH}::text || b.slug, ${isPublicPost(now)}, false,
        b.status = 'archived', b.updated_at
      from blog_posts b where ${posts}::boolean and b.deleted_at is null and (b.title ilike ${pattern} or b.slug ilike ${pattern})
    ) found
    order by (case when has_changes then 0 when is_archived then 2 when not is_public then 1 else 3 end), updated_at desc, record_id
    limit ${MAX_CANDIDATES}`.execute(tx);
  return rows.map((row) => ({ ...row, record_id: Number(row.record_id) }));
}
