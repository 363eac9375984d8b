import { useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { useFormats, VisuallyHidden } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Filter of pending orders, without canceled ones. */
const FILTER = JSON.stringify({
  combinator: 'and',
  rules: [{ field: 'status', operator: 'in', value: ['pending'] }],
});

/** Renders the number of pending orders; events keep it up to date. */
export function PendingOrders(): ReactElement | null {
  const api = useApi();
  const { compact } = useFormats();
  const found = useQuery({
    ...callQuery(api, apiContract.webOrders.list, { query: { filter: FILTER, itemsPerPage: 1 } }),
    enabled: useCan('web_orders.can_view'),
  });
  const count = found.data?.results.total ?? 0;
  if (count === 0) return null;
  return (
    <span className="ad-menu-count">
      {compact(count)}
      <VisuallyHidden> {text.pendingOrders}</VisuallyHidden>
    </span>
  );
}
