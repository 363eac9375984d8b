import { safeHref } from '@org/content';
import type { PublicDocument } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { formatDay, type SiteFormats } from '../parts/format-day.ts';
import { postForm } from '../parts/post-form.ts';

const getAction = (guid: string): string => `/api/v1/documents/${guid}/form/`;

/** Renders the forms that accept or decline a quote. */
export function AnswerForms({ guid }: { readonly guid: string }): ReactElement {
  return (
    <div className="org-doc-answer">
      <form {...postForm(getAction(guid))}>
        <label className="org-pay-field">
          <span>Your name</span>
          <input name="name" maxLength={200} required autoComplete="name" />
        </label>
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
        <summary>Decline quote</summary>
        <form {...postForm(getAction(guid))}>
          <label className="org-pay-field">
            <span>
              Reason <small>(optional)</small>
            </span>
            <textarea name="reason" maxLength={2000} rows={3} />
          </label>
          <button type="submit" className="org-pay-plain" name="act" value="decline">
            Decline quote
          </button>
        </form>
      </details>
    </div>
  );
}

/** Renders the links by which a customer pays online. */
export function PayLinks({
  payable,
  money,
}: {
  readonly payable: PublicDocument['payable'];
  readonly money: (amount: number) => string;
}): ReactElement | null {
  if (payable.length === 0) return null;
  return (
    <div className="org-doc-pay">
      {payable.map(({ part, amount, url }, at) => (
        <a
          key={part}
          className={at === 0 ? 'org-button' : 'org-pay-plain'}
          data-variant={at === 0 ? 'primary' : undefined}
          href={safeHref(url)}
        >
          {part === 'deposit' ? `Pay deposit of ${money(amount)}` : `Pay ${money(amount)}`}
        </a>
      ))}
      <p className="org-pay-quiet">You pay by card on a secure page and come back here.</p>
    </div>
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
