import type { Formats } from '@org/ui';
import type { EditorPage } from '../../session/host/gateway.ts';

/** Returns true when this version of the page is scheduled. */
export function isScheduled({ status, publish_date }: EditorPage): boolean {
  return status === 'published' && new Date(publish_date).getTime() > Date.now();
}

/** Returns the page's publication status as text. */
export function getPageStatus(
  page: EditorPage,
  { dateTime }: Formats,
): { tone: 'success' | 'info' | 'neutral'; label: string } {
  if (isScheduled(page))
    return {
      tone: 'info',
      label: page.is_public
        ? `Published, new version scheduled for ${dateTime(page.publish_date)}`
        : `Scheduled for ${dateTime(page.publish_date)}`,
    };
  if (page.has_unpublished_changes)
    return { tone: 'info', label: 'Published, with unpublished changes' };
  return {
    tone: page.status === 'published' ? 'success' : 'neutral',
    label: page.status.charAt(0).toUpperCase() + page.status.slice(1),
  };
}
