import { failureWords, recordCall, useSaveFirst } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract, type RouteContract } from '@org/schema/contract';
import type { Invoice, Quote, RecurringInvoice } from '@org/schema/entities';
import { toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { text } from '../messages.ts';

/** Result of an action: its response, or its problems. */
export type ActionResult =
  | { readonly answer: Readonly<Record<string, unknown>>; readonly problems?: undefined }
  | { readonly answer?: undefined; readonly problems: Readonly<Record<string, string>> };

/** Runs an action on a document, such as issuing it. */
export type RunAction = (route: RouteContract, body: object) => Promise<ActionResult>;

const { quotes, invoices, recurringInvoices, projects } = apiContract;

/** Endpoints of each kind of record, by its key in responses. */
const CALLS = {
  quote: { ...quotes, also: [quotes.events] },
  invoice: { ...invoices, also: [invoices.events, invoices.structuredCheck] },
  recurring_invoice: { ...recurringInvoices, also: [recurringInvoices.days] },
} as const;

/** Returns the function that saves a document and runs an action on it; idempotent when a response is lost. */
export function useRunAction(
  name: keyof typeof CALLS,
  { id, version }: Pick<Quote | Invoice | RecurringInvoice, 'id' | 'version'>,
): RunAction {
  const api = useApi();
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const calls = CALLS[name];
  const saveFirst = useSaveFirst();

  return async (route, body) => {
    const first = await saveFirst();
    if (!first.isSaved) return { problems: { '': text.notSaved } };
    try {
      const answer = await recordCall(api, route, {
        params: { id },
        ...(route.body && { body: { ...body, version: first.version ?? version } }),
        idempotencyKey: key.current,
      });
      key.current = crypto.randomUUID();
      for (const stale of [
        calls.list,
        ...calls.also,
        calls.timeline,
        invoices.list,
        invoices.summary,
        invoices.credits,
        recurringInvoices.list,
        projects.list,
      ])
        void queries.invalidateQueries({ queryKey: callKey(stale) });
      // The next action is about the new version, so that it cannot begin before that is here.
      await queries.invalidateQueries({ queryKey: callKey(calls.get) });
      toast.success(String(answer.message));
      return { answer };
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status > 0) key.current = crypto.randomUUID();
      if (error.code === 'conflict') {
        await queries.invalidateQueries({ queryKey: callKey(calls.get) });
        return { problems: { '': text.changedMeanwhile } };
      }
      return {
        problems:
          Object.keys(error.formErrors).length > 0 ? error.formErrors : { '': failureWords(error) },
      };
    }
  };
}

/** Returns the text of the problems of an action without a form. */
export const problemText = (problems: Readonly<Record<string, string>>): string =>
  Object.values(problems).join('. ');
