import { ARCHIVE_PAGE } from './constants.ts';
import { slugFrom } from './slug-from.ts';

/** Maximum length of the subject in a path. */
const MAX_SUBJECT = 60;

/** A merge field, of which only recipients have a value. */
const FIELD = /\{\{[^{}]*\}\}/g;

/** Path of a campaign in the archive: the id, then words of the subject. */
const ARCHIVED = /^newsletter\/([1-9]\d{0,14})-[a-z0-9-]+$/;

/**
 * Returns the path of a sent campaign on the site, without the leading slash. The subject is for readers: only the id is looked up.
 * The last part is never only a number, because numbers are pages of the list.
 */
export function archivePath({
  id,
  subject,
}: {
  readonly id: number;
  readonly subject: string;
}): string {
  const words = slugFrom(subject.replace(FIELD, ' ')).slice(0, MAX_SUBJECT).replace(/-$/, '');
  return `${ARCHIVE_PAGE}/${id}-${words || 'email'}`;
}

/** Returns the id of the campaign at a path of the archive; undefined for any other path. */
export function readArchivePath(path: string): number | undefined {
  const [, id] = ARCHIVED.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}
