import { ARCHIVE_PAGE } from '@org/schema';
import type { ReactElement } from 'react';
import { formatDay, type SiteFormats } from '../parts/format-day.ts';

/** Path of the feed of the archive. */
export const ARCHIVE_FEED_PATH = `/${ARCHIVE_PAGE}/feed.xml`;

/** A sent email in the archive. */
export interface ArchivedEmailLink {
  /** Path without the leading slash. */
  readonly path: string;
  readonly subject: string;
  /** `''` for none. */
  readonly preheader: string;
  /** ISO instant. */
  readonly sent_at: string;
}

/** Props of the archive. */
export interface NewsletterPageProps {
  readonly emails: readonly ArchivedEmailLink[];
  readonly formats: SiteFormats;
  /** Page of the list, from 1. */
  readonly page: number;
  readonly hasMore: boolean;
}

/** Returns the path of a page of the archive, with the leading slash. */
const getPath = (page: number): string =>
  page > 1 ? `/${ARCHIVE_PAGE}/${page}` : `/${ARCHIVE_PAGE}`;

/** Renders the links to newer and older emails. */
function ArchivePages({
  page,
  hasMore,
}: Pick<NewsletterPageProps, 'page' | 'hasMore'>): ReactElement | null {
  if (page <= 1 && !hasMore) return null;
  return (
    <nav aria-label="Archive pages">
      {page > 1 ? (
        <a rel="prev" href={getPath(page - 1)}>
          ← Newer
        </a>
      ) : (
        <span />
      )}
      {hasMore && (
        <a rel="next" href={getPath(page + 1)}>
          Older →
        </a>
      )}
    </nav>
  );
}

/** Renders the sent emails that the site shows, newest first. */
export function NewsletterPage({
  emails,
  formats,
  page,
  hasMore,
}: NewsletterPageProps): ReactElement {
  return (
    <div className="org-mails">
      <h1>Newsletter</h1>
      <ul>
        {emails.map(({ path, subject, preheader, sent_at }) => (
          <li key={path}>
            <time dateTime={sent_at}>{formatDay(sent_at, formats)}</time>
            <a href={`/${path}`}>{subject || 'Email without a subject'}</a>
            {preheader && <p>{preheader}</p>}
          </li>
        ))}
      </ul>
      <ArchivePages page={page} hasMore={hasMore} />
      <p className="org-mails-feed">
        <a href={ARCHIVE_FEED_PATH} type="application/rss+xml">
          RSS feed
        </a>
      </p>
    </div>
  );
}
