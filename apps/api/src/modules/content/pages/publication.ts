import type { Page } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { LiveVersion, StateBeforeRelease } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { existingTemplates } from '../templates/template-places.ts';
import { asVisitorsSee, getNewestVersion, isPublic } from './live-version.ts';
import { findPage } from './pages.repository.ts';
import { getPage, storePage, takePage } from './pages.service.ts';
import { toPage } from './to-page.ts';

/** A page, and the version of it that the caller has seen; without a version there is no conflict check. */
interface SeenPage {
  readonly id: number;
  readonly version?: number | undefined;
}

/** Returns a live version without templates that were permanently deleted since. */
async function withoutLostTemplates(tx: TenantTx, live: LiveVersion): Promise<LiveVersion> {
  const { header_id, footer_id } = live;
  const known = await existingTemplates(tx, [header_id, footer_id]);
  const kept = (id: number | null): number | null => (id !== null && known.has(id) ? id : null);
  return { ...live, header_id: kept(header_id), footer_id: kept(footer_id) };
}

/**
 * Cancels the schedule of a page. A public page returns to its live version, and a page that was never public becomes a draft.
 * The scheduled version stays in the list of versions. A page that is not scheduled does not change.
 * @throws AppError `page_not_found`; `conflict` when the page changed since `version`
 */
export async function cancelSchedule(write: TenantWrite, { id, version }: SeenPage): Promise<Page> {
  const current = await takePage(write, id, version);
  const now = new Date();
  if (current.status !== 'published' || current.publish_date <= now) return getPage(write.tx, id);
  const change =
    current.live_version === null
      ? { status: 'draft' as const }
      : { ...(await withoutLostTemplates(write.tx, current.live_version)), publish_date: now };
  return storePage(write, current, change, { label: 'Schedule canceled' });
}

/**
 * Publishes a page with all unpublished changes now, whatever status and publish date it has.
 * @param label - describes the revision
 * @throws AppError `page_not_found`; `conflict` when the page changed since `version`
 */
export async function publishPage(
  write: TenantWrite,
  { id, version }: SeenPage,
  label = 'Published',
): Promise<Page> {
  const current = await takePage(write, id, version);
  const now = new Date();
  const publish_date = current.publish_date > now ? now : current.publish_date;
  const change = { status: 'published' as const, publish_date };
  return storePage(write, current, change, { label, effect: 'publish' });
}

/**
 * Discards the unpublished changes of a page, which stay in the list of versions. A page without any does not change.
 * @throws AppError `page_not_found`; `conflict` when the page changed since `version`
 */
export async function discardChanges(write: TenantWrite, { id, version }: SeenPage): Promise<Page> {
  const current = await takePage(write, id, version);
  const { live_version: live, has_unpublished_changes } = current;
  if (live === null || !has_unpublished_changes) return getPage(write.tx, id);
  const change = await withoutLostTemplates(write.tx, live);
  return storePage(write, current, change, { label: 'Changes discarded', effect: 'publish' });
}

/**
 * Returns a published page to its state before: visitors see the earlier version again, or no page, and the published version
 * becomes its draft.
 * @throws AppError `page_not_found`; `conflict` when the page changed since `version`
 */
export async function revertPublication(
  write: TenantWrite,
  { id, version }: SeenPage,
  { before, label }: { readonly before: StateBeforeRelease; readonly label: string },
): Promise<Page> {
  const current = await takePage(write, id, version);
  if (before.live === null) {
    // A page that waited for its publish date would be public again without its version of before.
    const status = before.status === 'archived' ? before.status : ('draft' as const);
    return storePage(
      write,
      current,
      { status, publish_date: new Date(before.publish_date) },
      { label },
    );
  }
  const live = await withoutLostTemplates(write.tx, before.live);
  const reverted = await storePage(write, current, live, { label, effect: 'publish' });
  const page = await takePage(write, id, reverted.version);
  const draft = getNewestVersion(current);
  return storePage(write, page, draft, { label: 'Draft', effect: 'draft' });
}

/**
 * Returns a page with its content as visitors see it now.
 * @throws AppError `page_not_found` when they cannot see it
 */
export async function getLivePage(tx: TenantTx, id: number): Promise<Page> {
  const page = await findPage(tx, id);
  if (!page || !isPublic(page)) throw appError('page_not_found');
  return toPage(asVisitorsSee(page));
}
