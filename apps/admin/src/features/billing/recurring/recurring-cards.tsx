import { AppLink, RecordCard } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { RecurringInvoice } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { InvoiceStatusMark } from '../invoices/invoice-list.config.tsx';
import { text } from './messages.ts';
import { useNextDays } from './use-next-days.ts';

/** Number of invoices that the card lists. */
const MAX_LISTED = 12;

/** Props of the cards beside a recurring invoice. */
export interface RecurringCardProps {
  readonly recurring: RecurringInvoice;
}

/** Renders the next days of a saved recurring invoice. */
export function NextDaysCard({ recurring }: RecurringCardProps): ReactElement {
  const { day } = useFormats();
  const { rrule, startDate, endDate, maxCount, id, status } = recurring;
  const found = useNextDays({
    rrule,
    startDate,
    endDate: endDate ?? '',
    maxCount: maxCount === null ? '' : String(maxCount),
    id,
  });
  const days = status === 'ended' ? [] : (found.data?.days ?? []);
  return (
    <RecordCard title={text.nextDays}>
      {status === 'paused' && <p className="at-meta">{text.daysWhenResumed}</p>}
      {found.isError && <p className="at-meta">{text.daysFailed}</p>}
      {found.isSuccess && days.length === 0 && <p className="at-meta">{text.noDays}</p>}
      <ol className="bl-payments">
        {days.map((one) => (
          <li key={one}>{day(one)}</li>
        ))}
      </ol>
    </RecordCard>
  );
}

/** Renders the invoices that a recurring invoice has created, newest first. */
export function MadeInvoicesCard({ recurring }: RecurringCardProps): ReactElement {
  const api = useApi();
  const { day, money } = useFormats();
  const found = useQuery(
    callQuery(api, apiContract.invoices.list, {
      query: { recurringId: recurring.id, itemsPerPage: MAX_LISTED },
    }),
  );
  const { rows: invoices, total } = found.data ? rows(found.data) : { rows: [], total: 0 };
  return (
    <RecordCard title={text.invoices}>
      {found.isSuccess && invoices.length === 0 && <p className="at-meta">{text.noInvoices}</p>}
      <ul className="bl-payments">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <span>
              <AppLink href={`/admin/invoices/${invoice.id}`}>
                {invoice.invoiceNumber ?? text.draftInvoice}
              </AppLink>
              <span className="at-meta bl-below">
                {day(invoice.invoiceDate)} · {money(invoice.grandTotal, invoice.currency)}
              </span>
            </span>
            <InvoiceStatusMark invoice={invoice} />
          </li>
        ))}
      </ul>
      {total > invoices.length && <p className="at-meta">{text.more(total - invoices.length)}</p>}
    </RecordCard>
  );
}
