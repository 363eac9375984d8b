import { archivePath } from '@org/schema';
import type { Campaign } from '@org/schema/entities';

/** Returns the URL of a campaign in the archive of the site; undefined when it is not shown there. */
export function getArchiveUrl(
  { id, subject, in_archive }: Pick<Campaign, 'id' | 'subject' | 'in_archive'>,
  site: string,
): string | undefined {
  return in_archive ? new URL(archivePath({ id, subject }), site).href : undefined;
}
