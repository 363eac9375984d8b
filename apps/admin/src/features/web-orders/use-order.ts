import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract, type Order, orderSchema } from '@org/schema';
import { toast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureWords } from '../../app/form/use-call-form.ts';
import { recordCall } from '../../app/record/record-call.ts';
import { text } from './messages.ts';

const { webOrders, inventory } = apiContract;

/** What can be done with an order beside changing its fields. */
export type OrderAct = 'fulfil' | 'pay' | 'refund' | 'cancel' | 'resend' | 'update';

/** What became of an act: undefined where it was done, else what is wrong by field, `''` for the whole. */
export type ActProblems = Readonly<Record<string, string>> | undefined;

/** Shape: the order as far as it is there, and what is done with it. */
export interface OpenOrder {
  readonly order: Order | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  /** Does something with the order as it is shown; a lost answer does not do it twice. */
  readonly act: (what: OrderAct, body: object) => Promise<ActProblems>;
}

/** One order, and what staff do with it. */
export function useOrder(id: number, enabled: boolean): OpenOrder {
  const api = useApi();
  const queries = useQueryClient();
  const params = { id };
  const found = useQuery({ ...callQuery(api, webOrders.get, { params }), enabled });
  const order = found.data?.order;
  const key = useRef(crypto.randomUUID());

  function keep(next: Order): void {
    queries.setQueryData(callKey(webOrders.get, { params }), {
      success: true,
      order: next,
      results: next,
    });
    for (const route of [webOrders.list, webOrders.timeline, inventory.levels])
      void queries.invalidateQueries({ queryKey: callKey(route) });
  }

  async function act(what: OrderAct, body: object): Promise<ActProblems> {
    try {
      const answer = await recordCall(api, webOrders[what], {
        params,
        body: { ...body, version: order?.version },
        ...(what !== 'update' && { idempotencyKey: key.current }),
      });
      key.current = crypto.randomUUID();
      // The contract of each of these calls answers the order as it is then.
      keep(answer.order as Order);
      if (what !== 'update') toast.success(String(answer.message));
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status > 0) key.current = crypto.randomUUID();
      if (error.code === 'conflict' && orderSchema.isValidSync(error.current)) {
        keep(orderSchema.cast(error.current));
        return { '': text.conflict };
      }
      return Object.keys(error.formErrors).length > 0
        ? error.formErrors
        : { '': failureWords(error) };
    }
  }

  return { order, error: found.error, retry: () => void found.refetch(), act };
}

/** Pieces of a thing that are still to be handed over: what came back into the stock is not. */
export const getOpen = ({
  quantity,
  fulfilledQuantity,
  restockedQuantity,
}: Order['items'][number]): number => Math.max(0, quantity - fulfilledQuantity - restockedQuantity);

/** Pieces of an order that are still to be handed over. */
export const openQuantity = ({ items }: Pick<Order, 'items'>): number =>
  items.reduce((sum, item) => sum + getOpen(item), 0);

/** True for an order that can be cancelled: not all of it has left the shop yet. */
export const canCancel = ({ status, cancelledAt }: Order): boolean =>
  cancelledAt === null && status !== 'shipped' && status !== 'completed';

/** What of an order can be given back, and what is still owed, major units. */
export const getMoney = ({ paidTotal, refundedTotal, total }: Order) => ({
  refundable: Math.max(0, Math.round((paidTotal - refundedTotal) * 100) / 100),
  owed: Math.max(0, Math.round((total - paidTotal) * 100) / 100),
});
