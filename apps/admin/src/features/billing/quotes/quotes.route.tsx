import { EntityList, NewRecordRoute, RecordRoute, ScreenPending } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import '../billing.css';
import '../lines/lines.css';
import { givenValues } from '../model/given-values.ts';
import { QUOTE_SCREEN } from './quote.config.tsx';
import { QUOTE_LIST } from './quote-list.config.tsx';

/** Renders the list of quotes. */
export function QuotesRoute(): ReactElement {
  return <EntityList screen={QUOTE_LIST} />;
}

/**
 * Renders the form of a new quote with the tenant's defaults. With `customer` or `project` in the URL the quote belongs to them.
 */
export function NewQuoteRoute(): ReactElement {
  const api = useApi();
  const found = useQuery(callQuery(api, apiContract.quotes.defaults, {}));
  // Without the defaults the form still works: the server applies them.
  if (found.isPending) return <ScreenPending />;
  const defaults = found.data?.defaults;
  return (
    <NewRecordRoute
      screen={QUOTE_SCREEN}
      given={givenValues(defaults, defaults?.quoteDate, defaults?.expiryDate)}
    />
  );
}

/** Renders a quote. */
export function QuoteRoute(): ReactElement {
  return <RecordRoute screen={QUOTE_SCREEN} />;
}
