import { AppLink } from '@org/admin-kit';
import { addressLines, type Invoice, type Quote, vehicleName } from '@org/schema/entities';
import { Alert, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { LABELS, text } from '../messages.ts';

/** Props of an issued document. */
export interface IssuedDocumentProps {
  readonly document: Quote | Invoice;
  /** Label and value of its dates. */
  readonly dates: readonly (readonly [label: string, day: string | null])[];
  /** Rows of its settlement, below the total. */
  readonly settlement?: readonly (readonly [label: string, amount: number])[];
}

/** Renders the totals of an issued document. */
function Totals({ document, settlement = [] }: IssuedDocumentProps): ReactElement {
  const { money, number } = useFormats();
  const { currency, taxInclusive, discountTotal, subtotal, taxLines, grandTotal } = document;
  const rows: readonly (readonly [string, number])[] = [
    ...(discountTotal > 0 ? [[text.discounts, -discountTotal] as const] : []),
    [text.subtotal, subtotal],
    ...taxLines.map(({ name, rate, amount }) => {
      const label = `${name} ${number(rate, 4)}%`;
      return [taxInclusive ? text.included(label) : label, amount] as const;
    }),
  ];
  return (
    <dl className="bl-totals">
      {rows.map(([label, amount], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two taxes may have the same name and rate, and rows never move.
        <div key={at}>
          <dt>{label}</dt>
          <dd>{money(amount, currency)}</dd>
        </div>
      ))}
      <div className="bl-grand">
        <dt>{text.total}</dt>
        <dd>{money(grandTotal, currency)}</dd>
      </div>
      {settlement.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the content of an issued document, which is fixed. */
export function IssuedDocument(props: IssuedDocumentProps): ReactElement {
  const { document, dates } = props;
  const { day: formatDay, money, number } = useFormats();
  const { billTo, currency } = document;
  const vehicle = document.customer?.vehicles.find(({ id }) => id === document.vehicle_id);
  const texts = [
    [LABELS.publicNotes, document.publicNotes],
    [LABELS.terms, document.terms],
    [LABELS.footer, document.footer],
    [LABELS.privateNotes, document.privateNotes],
  ] as const;
  return (
    <div className="bl-issued">
      <Alert color="gray">{text.fixed}</Alert>
      <div className="bl-issued-head">
        <div>
          <div className="at-meta">{text.forWhom}</div>
          <address>
            {[
              billTo?.company,
              billTo?.name === billTo?.company ? '' : billTo?.name,
              ...(billTo?.address ? addressLines(billTo.address) : []),
              billTo?.email,
            ]
              .filter(Boolean)
              .join('\n')}
          </address>
          {document.customer && (
            <AppLink href={`/admin/customers/${document.customer.customer_id}`}>
              {document.customer.displayName}
            </AppLink>
          )}
        </div>
        <dl className="bl-facts">
          {dates.map(
            ([label, day]) =>
              day && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{formatDay(day)}</dd>
                </div>
              ),
          )}
          {document.poNumber && (
            <div>
              <dt>{LABELS.poNumber}</dt>
              <dd>{document.poNumber}</dd>
            </div>
          )}
          {vehicle && (
            <div>
              <dt>{LABELS.vehicle_id}</dt>
              <dd>{vehicleName(vehicle)}</dd>
            </div>
          )}
          {document.projectId && document.project_title && (
            <div>
              <dt>{LABELS.projectId}</dt>
              <dd>
                <AppLink href={`/admin/projects/${document.projectId}`}>
                  {document.project_title}
                </AppLink>
              </dd>
            </div>
          )}
        </dl>
      </div>
      <table className="bl-table">
        <thead>
          <tr>
            <th scope="col">{text.item}</th>
            <th scope="col">{text.quantity}</th>
            <th scope="col">{text.price}</th>
            <th scope="col">{text.amount}</th>
          </tr>
        </thead>
        <tbody>
          {(document.lines ?? []).map((line) =>
            line.type === 'text' ? (
              <tr key={line.id}>
                <th scope="row" colSpan={4}>
                  {[line.name, line.description].filter(Boolean).join('\n')}
                </th>
              </tr>
            ) : (
              <tr key={line.id}>
                <th scope="row">
                  {line.name || line.description}
                  {line.name && line.description && (
                    <span className="at-meta bl-below">{line.description}</span>
                  )}
                  {line.discount > 0 && (
                    <span className="at-meta bl-below">
                      {text.discount}{' '}
                      {line.discountType === 'percent'
                        ? `${number(line.discount, 4)}%`
                        : money(line.discount, currency)}
                    </span>
                  )}
                </th>
                <td>
                  {number(line.quantity)} {line.unit}
                </td>
                <td>{money(line.unitPrice, currency)}</td>
                <td>{money(line.lineTotal, currency)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <Totals {...props} />
      {texts.map(
        ([label, content]) =>
          content && (
            <section key={label} className="bl-words">
              <h3 className="at-meta">{label}</h3>
              <p>{content}</p>
            </section>
          ),
      )}
    </div>
  );
}
