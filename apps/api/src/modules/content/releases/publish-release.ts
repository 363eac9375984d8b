import type { BlogPost, ReleaseItem } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { ReleaseRecord } from '../../../kernel/database/records.ts';
import type { StateBeforeRelease } from '../../../kernel/database/stored-values.ts';
import { updateEntity } from '../../../kernel/entities/entity.service.ts';
import { labelRevision } from '../../../kernel/entities/revisions.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { blogPostEntity } from '../blog/blog-post.entity.ts';
import { POST_REVISIONS } from '../blog/blog-post-revisions.ts';
import { getVisibleVersion } from '../pages/live-version.ts';
import { lockPageTree } from '../pages/pages.repository.ts';
import { takePage } from '../pages/pages.service.ts';
import { publishPage, revertPublication } from '../pages/publication.ts';
import { findBefore, type ItemRow, listItems, lockRecords } from './releases.repository.ts';
import { type ReleaseDetails, storeRelease, takePending, takeRelease } from './releases.service.ts';
import { getEffect, readItems, toFields } from './to-release.ts';

/**
 * Checks that nothing prevents a release, and that it has something to publish.
 * @throws `release_blocked` with the reason of each item
 */
export function requirePublishable(items: readonly ReleaseItem[]): void {
  requireUnblocked(items);
  if (items.every(({ effect }) => effect === 'none'))
    throw appError('release_blocked', {
      message: 'There is nothing to publish in this release',
      hint: 'Add pages or posts with unpublished changes.',
      formErrors: { items: 'There is nothing to publish' },
    });
}

/**
 * Checks that no item prevents a release, or its return.
 * @throws `release_blocked` with the reason of each item by its field
 */
function requireUnblocked(items: readonly ReleaseItem[], message?: string): void {
  const formErrors = Object.fromEntries(
    items.flatMap(({ id, title, problems }) =>
      problems
        .filter(({ blocks }) => blocks)
        .map((problem) => [
          `items.${id}`,
          `${title ? `“${title}”` : 'A post'}: ${problem.message}`,
        ]),
    ),
  );
  if (Object.keys(formErrors).length > 0)
    throw appError('release_blocked', { formErrors, ...(message && { message }) });
}

/** Locks the records of a release for its publication, and reads its items after that. */
async function takeItems(
  write: TenantWrite,
  release: ReleaseRecord,
): Promise<{ readonly rows: ItemRow[]; readonly items: ReleaseItem[] }> {
  const { tx, tenantId } = write;
  // The trash locks pages under the same lock, so that neither waits for rows of the other.
  await lockPageTree(tx, tenantId);
  await lockRecords(tx, await listItems(tx, release.id));
  return readItems(write, release);
}

/** Publishes a post now. */
async function publishPost(write: TenantWrite, id: number, label: string): Promise<BlogPost> {
  const post = await write.tx
    .selectFrom('blog_posts')
    .select('publish_date')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const now = new Date();
  return storePost(write, id, label, {
    status: 'published',
    ...(post.publish_date > now && { publish_date: now.toISOString() }),
  });
}

async function storePost(
  write: TenantWrite,
  id: number,
  label: string,
  fields: { readonly status: string; readonly publish_date?: string },
): Promise<BlogPost> {
  const stored = (await updateEntity(write, blogPostEntity, id, fields)) as BlogPost;
  await labelRevision(write.tx, POST_REVISIONS, stored, label);
  return stored;
}

/** Publishes one record of a release, and saves its state of before. */
async function publishItem(write: TenantWrite, row: ItemRow, name: string): Promise<void> {
  const label = `Published with “${name}”`;
  const before: StateBeforeRelease = {
    status: row.status as StateBeforeRelease['status'],
    publish_date: row.publish_date.toISOString(),
    wasPublic: row.is_public,
    live:
      row.kind === 'page' && row.is_public
        ? getVisibleVersion(await takePage(write, row.record_id, row.version))
        : null,
    changed: toFields(row.changed),
  };
  const { version } =
    row.kind === 'page'
      ? await publishPage(write, { id: row.record_id, version: row.version }, label)
      : await publishPost(write, row.record_id, label);
  await write.tx
    .updateTable('release_items')
    .set({ is_pending: false, published_version: version, before: JSON.stringify(before) })
    .where('id', '=', row.id)
    .execute();
}

/**
 * Publishes all pages and posts of a release now, or none of them. Items with nothing to publish leave the release.
 * @throws `not_found`; `conflict`; `release_published`; `release_blocked` with the reason of each item
 */
export async function publishRelease(
  write: TenantWrite,
  { id, version }: { readonly id: number; readonly version?: number | undefined },
): Promise<ReleaseDetails> {
  const release = await takePending(write, id, version);
  const { rows, items } = await takeItems(write, release);
  requirePublishable(items);
  const idle = rows.filter((row) => getEffect(row) === 'none').map((row) => row.id);
  if (idle.length > 0) await write.tx.deleteFrom('release_items').where('id', 'in', idle).execute();
  for (const row of rows) if (!idle.includes(row.id)) await publishItem(write, row, release.name);
  return storeRelease(write, release, {
    state: 'published',
    publish_at: null,
    scheduled_by: null,
    failure: '',
    published_at: new Date(),
    published_by: await cacheActor(write),
  });
}

async function revertItem(write: TenantWrite, row: ItemRow, name: string): Promise<void> {
  const id = row.record_id;
  const before = await findBefore(write.tx, row.id);
  const label = `Before “${name}”`;
  if (row.kind === 'page') {
    await revertPublication(write, { id, version: row.version }, { before, label });
    return;
  }
  const { publish_date } = before;
  // A post that waited for its publish date would be public again if the date has passed.
  const isOver = before.status === 'published' && new Date(publish_date) <= new Date();
  await storePost(write, id, label, { status: isOver ? 'draft' : before.status, publish_date });
}

/**
 * Restores what visitors saw before a release, for all its pages and posts or none. The versions that it published become drafts.
 * @throws `not_found`; `conflict`; `not_now` for a release that is not published or was undone; `release_blocked` with the
 * reason of each item that has changed since
 */
export async function goBack(
  write: TenantWrite,
  { id, version }: { readonly id: number; readonly version?: number | undefined },
): Promise<ReleaseDetails> {
  const release = await takeRelease(write, id, version);
  if (release.state !== 'published' || release.reverted_at !== null) throw appError('not_now');
  const { rows, items } = await takeItems(write, release);
  requireUnblocked(items, 'The release cannot be undone');
  for (const row of rows) await revertItem(write, row, release.name);
  return storeRelease(write, release, {
    reverted_at: new Date(),
    reverted_by: await cacheActor(write),
  });
}
