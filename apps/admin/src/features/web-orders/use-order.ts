import { type ActionProblems, failureWords, recordCall } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { fromCents, toCents } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { type Order, orderSchema } from '@org/schema/entities';
import { toast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { text } from './messages.ts';

const { webOrders, inventory } = apiContract;

/** Actions on an order other than editing its fields. */
export type OrderAct = 'fulfil' | 'pay' | 'refund' | 'cancel' | 'resend' | 'update';

/** An order and its actions. */
export interface OpenOrder {
  readonly order: Order | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  /** Runs an action on the displayed order; idempotent when a response is lost. */
  readonly act: (what: OrderAct, body: object) => Promise<ActionProblems>;
}

/** Returns an order and its actions. */
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

  async function act(what: OrderAct, body: object): Promise<ActionProblems> {
    try {
      const answer = await recordCall(api, webOrders[what], {
        params,
        body: { ...body, version: order?.version },
        ...(what !== 'update' && { idempotencyKey: key.current }),
      });
      key.current = crypto.randomUUID();
      // The contract of each endpoint returns the updated order.
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

/** Returns the quantity of an item that is still to be fulfilled, without restocked units. */
export const getOpen = ({
  quantity,
  fulfilledQuantity,
  restockedQuantity,
}: Order['items'][number]): number => Math.max(0, quantity - fulfilledQuantity - restockedQuantity);

/** Returns the quantity of an order that is still to be fulfilled. */
export const openQuantity = ({ items }: Pick<Order, 'items'>): number =>
  items.reduce((sum, item) => sum + getOpen(item), 0);

/** Returns true for an order that can be canceled: not everything was fulfilled yet. */
export const canCancel = ({ status, cancelledAt }: Order): boolean =>
  cancelledAt === null && status !== 'shipped' && status !== 'completed';

/** Returns the refundable amount and the balance due of an order, major units. */
export const getMoney = ({ paidTotal, refundedTotal, total }: Order) => ({
  refundable: Math.max(0, fromCents(toCents(paidTotal) - toCents(refundedTotal))),
  owed: Math.max(0, fromCents(toCents(total) - toCents(paidTotal))),
});
