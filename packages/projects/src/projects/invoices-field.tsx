import type { Project } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Props of the list: the invoices of a project. */
export interface InvoicesFieldProps {
  readonly invoices: Project['attachedInvoices'];
}

/** Renders the invoices that are attached to a project, newest first. */
export function InvoicesField({ invoices }: InvoicesFieldProps): ReactElement {
  const { date, money } = useFormats();
  const sorted = invoices.toSorted((one, other) =>
    String(other.invoiceDate ?? '').localeCompare(String(one.invoiceDate ?? '')),
  );
  return (
    <div className="pj-invoices">
      <div className="pj-field-label">{text.invoices}</div>
      {sorted.length === 0 && <p className="at-meta">{text.noInvoices}</p>}
      {sorted.length > 0 && (
        <ul>
          {sorted.map(({ id, invoiceNumber, invoiceDate, status, grandTotal }) => (
            <li key={id}>
              <span>{invoiceNumber}</span>
              <span className="at-meta">
                {[invoiceDate && date(invoiceDate), status].filter(Boolean).join(' · ')}
              </span>
              <span className="pj-amount">{money(grandTotal)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
