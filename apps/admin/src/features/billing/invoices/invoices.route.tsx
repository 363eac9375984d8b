import { EntityList, NewRecordRoute, RecordRoute, ScreenPending } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import '../billing.css';
import '../lines/lines.css';
import { givenValues } from '../model/given-values.ts';
import { INVOICE_SCREEN } from './invoice.config.tsx';
import { INVOICE_LIST } from './invoice-list.config.tsx';
import { InvoiceSums } from './invoice-sums.tsx';

/** Renders the list of invoices below its sums. */
export function InvoicesRoute(): ReactElement {
  return <EntityList screen={INVOICE_LIST} notice={<InvoiceSums />} />;
}

/**
 * Renders the form of a new invoice with the tenant's defaults. With `customer` or `project` in the URL it belongs to them.
 */
export function NewInvoiceRoute(): ReactElement {
  const api = useApi();
  const found = useQuery(callQuery(api, apiContract.invoices.defaults, {}));
  // Without the defaults the form still works: the server applies them.
  if (found.isPending) return <ScreenPending />;
  const defaults = found.data?.defaults;
  return (
    <NewRecordRoute
      screen={INVOICE_SCREEN}
      given={givenValues(defaults, defaults?.invoiceDate, defaults?.dueDate)}
    />
  );
}

/** Renders an invoice. */
export function InvoiceRoute(): ReactElement {
  return <RecordRoute screen={INVOICE_SCREEN} />;
}
