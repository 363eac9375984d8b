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
import { AnswerForms, CommentForm, PayLinks } from './document-forms.tsx';

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

function Lines({
  document: { lines },
  money,
  locale,
}: {
  readonly document: PublicDocument;
  readonly money: Money;
  readonly locale: string;
}): ReactElement {
  const quantities = new Intl.NumberFormat(locale || 'en', { maximumFractionDigits: 4 });
  return (
    <table className="org-doc-lines">
      <caption className="org-doc-hidden">Items</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Price</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { id, name, description, quantity, unit, unitPrice, discount } = line;
          const title = name || description;
          const less =
            discount === 0
              ? ''
              : `Discount ${line.discountType === 'percent' ? `${discount}%` : money(discount)}`;
          const more = [name ? description : '', less].filter(Boolean).join('\n');
          return line.isText ? (
            <tr key={id}>
              <th scope="row" colSpan={4} className="org-doc-text">
                {[name, description].filter(Boolean).join('\n')}
              </th>
            </tr>
          ) : (
            <tr key={id}>
              <th scope="row">
                {title}
                {more && <span className="org-pay-quiet">{more}</span>}
              </th>
              <td data-label="Quantity">
                {quantities.format(quantity)} {unit}
              </td>
              <td data-label="Price">{money(unitPrice)}</td>
              <td data-label="Amount">{money(line.lineTotal)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Sums({
  document,
  money,
}: {
  readonly document: PublicDocument;
  readonly money: Money;
}): ReactElement {
  const { subtotal, discountTotal, taxLines, grandTotal, depositDue, amountPaid } = document;
  const rows: readonly (readonly [label: string, value: string, isTotal?: boolean])[] = [
    ...(discountTotal > 0 ? [['Discounts', `−${money(discountTotal)}`] as const] : []),
    ['Subtotal', money(subtotal)],
    ...taxLines.map(
      ({ name, rate, amount }) =>
        [`${document.taxInclusive ? 'Including ' : ''}${name} ${rate}%`, money(amount)] as const,
    ),
    ['Total', money(grandTotal), true],
    ...(depositDue > 0 && amountPaid === 0 ? [['Deposit', money(depositDue)] as const] : []),
    ...(document.kind === 'invoice' && document.balance !== grandTotal
      ? ([
          ['Paid', `−${money(amountPaid)}`],
          ['Left to pay', money(document.balance), true],
        ] as const)
      : []),
  ];
  return (
    <dl className="org-pay-sums">
      {rows.map(([label, value, isTotal]) => (
        <div key={label} className={isTotal ? 'org-pay-total' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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

function getFacts(document: PublicDocument, formats: SiteFormats): Fact[] {
  const { seller, billTo, lastDay, kind, signature } = document;
  const day = (at: string): string => formatDay(`${at}T12:00:00Z`, { ...formats, timezone: 'UTC' });
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
    { label: 'Date', value: day(document.date) },
    { label: kind === 'quote' ? 'Valid until' : 'Due', value: lastDay ? day(lastDay) : '' },
    { label: 'Your reference', value: document.poNumber },
    { label: 'Tax number', value: seller.taxNumber },
    {
      label: 'Accepted',
      value: signature ? `${signature.name}\n${formatDay(signature.at, formats)}` : '',
    },
    { label: 'Your reason', value: document.declineReason },
    { label: 'Payment', value: document.balance > 0 ? document.bankDetails : '' },
  ];
}

/** Renders a quote or invoice for its customer, who answers and comments without a script. */
export function DocumentPage({ document, formats, note }: DocumentPageProps): ReactElement {
  if (!document) return <MissingDocument />;
  const money = getMoney(formats.locale, document.currency);
  const texts = [
    ['Notes', document.notes],
    ['Terms', document.terms],
    ['', document.footer],
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
      <div className="org-pay-grid">
        <div className="org-pay-main">
          <FactList facts={getFacts(document, formats)} />
          <Lines document={document} money={money} locale={formats.locale} />
          {texts.map(([label, text]) =>
            text ? (
              <section key={label} className="org-doc-words">
                {label && <h2>{label}</h2>}
                <p>{text}</p>
              </section>
            ) : null,
          )}
          <CommentForm document={document} formats={formats} />
        </div>
        <aside className="org-pay-side" aria-labelledby="document-sums">
          <h2 id="document-sums">Amount</h2>
          <Sums document={document} money={money} />
          <PayLinks payable={document.payable} money={money} />
          {document.canAnswer && <AnswerForms guid={document.guid} />}
          <a className="org-doc-pdf" href={safeHref(document.pdfUrl)}>
            Download as PDF
          </a>
          <Files files={document.files} />
        </aside>
      </div>
    </CheckoutFrame>
  );
}
