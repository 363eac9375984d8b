import {
  type BulkAction,
  EntityList,
  failureText,
  NewRecordRoute,
  RecordRoute,
  ScreenPending,
  useCan,
} from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { daysBetween } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { toast } from '@org/ui';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import '../billing.css';
import '../lines/lines.css';
import './recurring.css';
import { givenValues } from '../model/given-values.ts';
import { text } from './messages.ts';
import { RECURRING_SCREEN } from './recurring.config.tsx';
import { RECURRING_LIST } from './recurring-list.config.tsx';

const { recurringInvoices, invoices } = apiContract;

/** Renders the list of recurring invoices, which are paused and resumed one by one or together. */
export function RecurringInvoicesRoute(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const canUpdate = useCan('invoices.can_update');

  async function setStatus(given: readonly number[], status: 'active' | 'paused'): Promise<void> {
    try {
      const { changed } = await api.call(recurringInvoices.bulk, {
        body: { selection: { ids: [...given] }, set: { status } },
      });
      toast.success(text.changed(changed, status === 'paused' ? 'paused' : 'resumed'));
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await queries.invalidateQueries({ queryKey: callKey(recurringInvoices.list) });
  }
  const getActions = (ids: readonly number[]): BulkAction[] =>
    canUpdate
      ? [
          {
            label: text.pause,
            icon: IconPlayerPause,
            onPress: () => void setStatus(ids, 'paused'),
          },
          {
            label: text.resume,
            icon: IconPlayerPlay,
            onPress: () => void setStatus(ids, 'active'),
          },
        ]
      : [];
  return <EntityList screen={RECURRING_LIST} bulkActions={getActions} />;
}

/** Returns the days until an invoice is due by default; '' when they could not be loaded. */
function getDueDays(
  defaults: { readonly invoiceDate: string; readonly dueDate: string | null } | undefined,
): string {
  return defaults?.dueDate ? String(daysBetween(defaults.invoiceDate, defaults.dueDate) - 1) : '';
}

/** Renders the form of a new recurring invoice with the defaults of the tenant. */
export function NewRecurringInvoiceRoute(): ReactElement {
  const api = useApi();
  const found = useQuery(callQuery(api, invoices.defaults, {}));
  // Without the defaults the form still works: the server applies them.
  if (found.isPending) return <ScreenPending />;
  const defaults = found.data?.defaults;
  return (
    <NewRecordRoute
      screen={RECURRING_SCREEN}
      given={{
        ...givenValues(defaults, '', ''),
        startDate: defaults?.invoiceDate ?? '',
        dueDays: getDueDays(defaults),
      }}
    />
  );
}

/** Renders a recurring invoice. */
export function RecurringInvoiceRoute(): ReactElement {
  return <RecordRoute screen={RECURRING_SCREEN} />;
}
