import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { Skeleton, useFormats } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from '../messages.ts';

/** Renders what is unpaid, what is overdue, and what was paid lately, for each currency. */
export function InvoiceSums(): ReactElement | null {
  const api = useApi();
  const { money } = useFormats();
  const found = useQuery(callQuery(api, apiContract.invoices.summary, {}));
  if (found.isPending) return <Skeleton className="bl-sums-pending" />;
  const currencies = found.data?.currencies ?? [];
  if (currencies.length === 0) return null;
  return (
    <div className="bl-sums">
      {currencies.map(({ currency, unpaid, unpaidCount, overdue, overdueCount, paid }) => (
        <dl key={currency}>
          <div>
            <dt>{text.unpaid}</dt>
            <dd>{money(unpaid, currency)}</dd>
            <dd className="at-meta">{text.count(unpaidCount)}</dd>
          </div>
          <div data-tone={overdueCount > 0 ? 'danger' : undefined}>
            <dt>{text.overdue}</dt>
            <dd>{money(overdue, currency)}</dd>
            <dd className="at-meta">{text.count(overdueCount)}</dd>
          </div>
          <div>
            <dt>{text.paidLately}</dt>
            <dd>{money(paid, currency)}</dd>
          </div>
        </dl>
      ))}
    </div>
  );
}
