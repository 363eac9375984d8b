import type { Page } from '@org/schema/entities';
import type { LiveVersion } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { existingTemplates } from '../templates/template-places.ts';
import { getPage, storePage, takePage } from './pages.service.ts';

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
export async function cancelSchedule(
  write: TenantWrite,
  { id, version }: { id: number; version?: number | undefined },
): Promise<Page> {
  const current = await takePage(write, id, version);
  const now = new Date();
  if (current.status !== 'published' || current.publish_date <= now) return getPage(write.tx, id);
  const change =
    current.live_version === null
      ? { status: 'draft' as const }
      : { ...(await withoutLostTemplates(write.tx, current.live_version)), publish_date: now };
  return storePage(write, current, change, 'Schedule canceled');
}
