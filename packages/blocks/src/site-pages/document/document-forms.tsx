import type { PublicDocument } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { formatDay, type SiteFormats } from '../parts/format-day.ts';
import { postForm } from '../parts/post-form.ts';

const getAction = (guid: string): string => `/api/v1/documents/${guid}/form/`;

/** Id of the forms that answer a quote. */
export const ANSWER_ID = 'document-answer';
/** Id of the terms of a document. */
export const TERMS_ID = 'document-terms';

/** Renders the forms that accept or decline a quote. */
export function AnswerForms({
  document: { guid, terms },
}: {
  readonly document: Pick<PublicDocument, 'guid' | 'terms'>;
}): ReactElement {
  return (
    <section id={ANSWER_ID} className="org-doc-answer" aria-label="Your answer">
      <form {...postForm(getAction(guid))}>
        <label className="org-pay-field">
          <span>Your name</span>
          <input name="name" maxLength={200} required autoComplete="name" />
        </label>
        {terms && (
          <p className="org-pay-quiet">
            Please read the <a href={`#${TERMS_ID}`}>terms</a> before you accept.
          </p>
        )}
        <button
          type="submit"
          className="org-button"
          data-variant="primary"
          name="act"
          value="accept"
        >
          Accept quote
        </button>
        <p className="org-pay-quiet">Your name and the time are stored as your signature.</p>
      </form>
      <details>
        <summary className="org-pay-plain org-doc-wide">Decline quote</summary>
        <form {...postForm(getAction(guid))}>
          <label className="org-pay-field">
            <span>
              Reason <small>(optional)</small>
            </span>
            <textarea name="reason" maxLength={2000} rows={3} />
          </label>
          <button type="submit" className="org-pay-plain org-doc-wide" name="act" value="decline">
            Decline quote
          </button>
        </form>
      </details>
    </section>
  );
}

/** Renders the comments of a document, and the form for another one. */
export function CommentForm({
  document: { guid, comments, seller },
  formats,
}: {
  readonly document: PublicDocument;
  readonly formats: SiteFormats;
}): ReactElement {
  return (
    <section className="org-doc-comments" aria-labelledby="document-comments">
      <h2 id="document-comments">Questions and comments</h2>
      {comments.length > 0 && (
        <ul>
          {comments.map(({ at, text, isOwn }) => (
            <li key={`${at} ${text}`}>
              <span className="org-pay-quiet">
                {isOwn ? 'You' : seller.name}, {formatDay(at, formats)}
              </span>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <form {...postForm(getAction(guid))}>
        <label className="org-pay-field">
          <span>Your comment</span>
          <textarea name="comment" maxLength={2000} rows={3} required />
        </label>
        <button type="submit" className="org-pay-plain" name="act" value="comment">
          Send comment
        </button>
      </form>
    </section>
  );
}
