import { ARCHIVE_PAGE } from '@org/schema';
import type { ReactElement } from 'react';
import { formatDay, type SiteFormats } from '../parts/format-day.ts';

/**
 * Sandbox of an archived email: nothing in it runs or submits a form, and its links open in new tabs. The page reads the height of
 * the email, for which both need the same origin; without scripts, this gives the email no rights.
 */
export const EMAIL_SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Path prefix of emails as documents of their own, followed by the id. No page of an author can have such a path. */
export const EMAIL_DOCUMENT_PATH = '/_org/email/';

/** Props of an email in the archive. */
export interface ArchivedEmailPageProps {
  readonly id: number;
  readonly subject: string;
  /** ISO instant. */
  readonly sentAt: string;
  readonly formats: SiteFormats;
}

/** Renders an email of the archive in a frame that runs nothing. */
export function ArchivedEmailPage({
  id,
  subject,
  sentAt,
  formats,
}: ArchivedEmailPageProps): ReactElement {
  const title = subject || 'Email without a subject';
  return (
    <article className="org-mail">
      <header>
        <a href={`/${ARCHIVE_PAGE}`}>← All emails</a>
        <h1>{title}</h1>
        <time dateTime={sentAt}>{formatDay(sentAt, formats)}</time>
      </header>
      <iframe
        src={`${EMAIL_DOCUMENT_PATH}${id}`}
        title={`Email: ${title}`}
        sandbox={EMAIL_SANDBOX}
        data-enhance="archived-email"
      />
    </article>
  );
}
