import { safeHref } from '@org/content';
import { getMoney, type Money, sizeText } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import { addressLines, type PublicDocument } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { formatDay, type SiteFormats } from '../parts/format-day.ts';
import { type Fact, FactList } from '../parts/order-lines.tsx';
import { getNoteRole, type PageNote } from '../parts/page-note.ts';
import { getDocumentStatus, getDocumentTitle } from './document-copy.ts';
import { ANSWER_ID, AnswerForms, CommentForm, TERMS_ID } from './document-forms.tsx';
import { DocumentLines } from './document-lines.tsx';
import { BankTransfer, PayLinks } from './document-payment.tsx';
import { DocumentSums } from './document-sums.tsx';

/** Props of the page of a quote or invoice. */
export interface DocumentPageProps {
  /** Undefined when there is no document at the address. */
  readonly document: PublicDocument | undefined;
  readonly formats: SiteFormats;
  readonly note: PageNote | undefined;
}

/** Renders that there is no document at an address. */
function MissingDocument(): ReactElement {
  return (
    <CheckoutFrame>
      <div className="org-pay-empty">
        <h1>{MESSAGES.pageNotFound}</h1>
        <p>The address may be incomplete. Open the link in your email again.</p>
        <a className="org-button" data-variant="primary" href="/">
          Go to the home page
        </a>
      </div>
    </CheckoutFrame>
  );
}

/** Renders links to the files that are shared with the customer. */
function Files({ files }: Pick<PublicDocument, 'files'>): ReactElement | null {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="document-files">
      <h2 id="document-files">Files</h2>
      <ul className="org-doc-files">
        {files.map(({ id, name, size, url }) => (
          <li key={id}>
            <a href={safeHref(url)} download={name}>
              {name}
            </a>{' '}
            <span className="org-pay-quiet">{sizeText(size)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FormatDate = (date: string) => string;

/** Renders what a customer wants to know first: how much, until when, and from whom. */
function KeyFacts({
  document: { kind, seller, date, lastDay, grandTotal, balance },
  money,
  day,
}: {
  readonly document: PublicDocument;
  readonly money: Money;
  readonly day: FormatDate;
}): ReactElement {
  const total =
    kind === 'invoice' && balance !== grandTotal
      ? { label: 'Left to pay', value: money(balance) }
      : { label: 'Total', value: money(grandTotal) };
  const facts = [
    { label: kind === 'quote' ? 'Valid until' : 'Due', value: lastDay ? day(lastDay) : '' },
    { label: 'Date', value: day(date) },
    { label: 'From', value: seller.name },
  ].filter(({ value }) => value !== '');
  return (
    <dl className="org-doc-key">
      <div className="org-doc-key-total">
        <dt>{total.label}</dt>
        <dd>{total.value}</dd>
      </div>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function getFacts(document: PublicDocument, formats: SiteFormats): Fact[] {
  const { seller, billTo, signature } = document;
  return [
    {
      label: 'From',
      value: [seller.name, seller.address, seller.email, seller.phone].filter(Boolean).join('\n'),
    },
    {
      label: 'For',
      value: billTo
        ? [
            billTo.company,
            billTo.name === billTo.company ? '' : billTo.name,
            ...(billTo.address ? addressLines(billTo.address) : []),
          ]
            .filter(Boolean)
            .join('\n')
        : '',
    },
    { label: 'Your reference', value: document.poNumber },
    { label: 'Tax number', value: seller.taxNumber },
    {
      label: 'Accepted',
      value: signature ? `${signature.name}\n${formatDay(signature.at, formats)}` : '',
    },
    { label: 'Your reason', value: document.declineReason },
  ];
}

/** Renders a quote or invoice for its customer, who answers and comments without a script. */
export function DocumentPage({ document, formats, note }: DocumentPageProps): ReactElement {
  if (!document) return <MissingDocument />;
  const money = getMoney(formats.locale, document.currency);
  const day: FormatDate = (date) => formatDay(`${date}T12:00:00Z`, { ...formats, timezone: 'UTC' });
  const texts = [
    ['Notes', document.notes, undefined],
    ['Terms', document.terms, TERMS_ID],
    ['', document.footer, undefined],
  ] as const;
  return (
    <CheckoutFrame>
      <h1 tabIndex={-1}>{document.title || getDocumentTitle(document)}</h1>
      <p className="org-pay-steps">
        {document.title && `${getDocumentTitle(document)} `}
        <span className="org-pay-state">{getDocumentStatus(document)}</span>
      </p>
      {note && (
        <p
          className={note.kind === 'done' ? 'org-pay-note org-doc-done' : 'org-pay-note'}
          role={getNoteRole(note)}
        >
          {note.text}
        </p>
      )}
      {/* In the order of a phone; wide screens have the amount and the answer beside the rest. */}
      <div className="org-doc-grid">
        <div className="org-doc-first">
          <KeyFacts document={document} money={money} day={day} />
          {document.canAnswer && (
            <a className="org-doc-jump" href={`#${ANSWER_ID}`}>
              Accept or decline
            </a>
          )}
          <DocumentLines document={document} money={money} locale={formats.locale} />
        </div>
        <aside className="org-doc-side" aria-labelledby="document-sums">
          <h2 id="document-sums">Amount</h2>
          <DocumentSums document={document} money={money} />
          <PayLinks payable={document.payable} money={money} />
          {document.canAnswer && <AnswerForms document={document} />}
          <BankTransfer document={document} money={money} />
          <a className="org-doc-pdf" href={safeHref(document.pdfUrl)}>
            Download as PDF
          </a>
          <Files files={document.files} />
        </aside>
        <div className="org-doc-more">
          <FactList facts={getFacts(document, formats)} />
          {texts.map(([label, text, id]) =>
            text ? (
              <section key={label} id={id} className="org-doc-words">
                {label && <h2>{label}</h2>}
                <p>{text}</p>
              </section>
            ) : null,
          )}
          <CommentForm document={document} formats={formats} />
        </div>
      </div>
    </CheckoutFrame>
  );
}
