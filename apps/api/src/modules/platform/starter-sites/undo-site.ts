import { appError } from '@org/schema/errors';
import type { StartedSiteRecord } from '../../../kernel/database/records.ts';
import type { StartedWork } from '../../../kernel/database/stored-values.ts';
import { trashEntities } from '../../../kernel/entities/entity.service.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import {
  BLOG_CATEGORIES,
  blogPostEntity,
  countUsages,
  pageEntity,
  removeCategories,
  removeTemplate,
  trashMedia,
  updatePage,
} from '../../content/index.ts';
import { updateSettings } from '../settings/settings.service.ts';
import { takeStarted } from './started-sites.service.ts';

/** Settings of navigation bars that starter sites bring, as they are where nobody has set them. */
const NAV_UNSET = { sticky: false, transparentOnHomepage: false, fluid: false };

/**
 * Restores the previous design, unless the settings were changed since.
 * @returns true when it was restored
 */
async function restoreLook(write: TenantWrite, made: StartedWork): Promise<boolean> {
  const { before, settingsVersion } = made;
  if (!before || (await getSettings(write.tx)).version !== settingsVersion) return false;
  const { company_name, email, phone, address, theme, site } = before;
  await updateSettings(write, {
    // A company name cannot be emptied again, so the site's name stays until another one is entered.
    ...(company_name !== '' && { company_name }),
    email,
    phone,
    address,
    // What was never set goes back to what that means.
    theme: { ...theme, mainnav_settings: { ...NAV_UNSET, ...theme.mainnav_settings } },
    site,
  });
  return true;
}

/** Categories that the site brought, and that no post is in any more. */
async function trashCategories(write: TenantWrite, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const inUse = await write.tx
    .selectFrom('blog_post_categories')
    .innerJoin('blog_posts', (join) =>
      join
        .onRef('blog_posts.id', '=', 'blog_post_categories.post_id')
        .onRef('blog_posts.tenant_id', '=', 'blog_post_categories.tenant_id'),
    )
    .select('blog_post_categories.category_id')
    .where('blog_posts.deleted_at', 'is', null)
    .where('blog_post_categories.category_id', 'in', ids)
    .execute();
  const kept = new Set(inUse.map(({ category_id }) => category_id));
  await removeCategories(
    write,
    BLOG_CATEGORIES,
    ids.filter((id) => !kept.has(id)),
  );
}

async function trashPictures(write: TenantWrite, made: StartedWork): Promise<void> {
  const ids = Object.values(made.pictures ?? {}).map(({ id }) => id);
  if (ids.length === 0) return;
  const used = await countUsages(write.tx, ids);
  const unused = ids.filter((id) => !used.has(id));
  if (unused.length === 0) return;
  await trashMedia(write.tx, unused);
  await recordChange(write, { entity: 'media', ids: unused, action: 'deleted' });
}

/**
 * Takes a made site back: pages, posts, templates and pictures go to the trash, from which they can be restored.
 * @returns row, whether the look of before is back
 * @throws `not_found`; `in_use` while it is still being made
 */
export async function undoSite(
  write: TenantWrite,
  id: number,
): Promise<{ readonly record: StartedSiteRecord; readonly lookRestored: boolean }> {
  const { tx } = write;
  const record = await takeStarted(tx, id);
  if (record.status === 'waiting' || record.status === 'running')
    throw appError('in_use', { usage: [] });
  if (record.status === 'undone') return { record, lookRestored: false };
  const made: StartedWork = record.made;
  const lookRestored = await restoreLook(write, made);
  if (made.site) {
    await trashEntities(write, pageEntity, made.site.pages);
    await trashEntities(write, blogPostEntity, made.site.posts);
    await trashCategories(write, made.site.categories);
    const kept = await getSettings(tx);
    const inUse = new Set([kept.site.header_id, kept.site.footer_id]);
    for (const template of made.site.templates)
      if (!inUse.has(template)) await removeTemplate(write, template, true).catch(ignoreGone);
  }
  if (made.homeBefore !== undefined)
    await updatePage(write, made.homeBefore, { is_homepage: true }).catch(ignoreGone);
  await trashPictures(write, made);
  const undone = await tx
    .updateTable('started_sites')
    .set({ status: 'undone', updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { record: undone, lookRestored };
}

/** Records that were deleted since need no undo. */
function ignoreGone(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'not_found' && code !== 'page_not_found') throw error;
}
