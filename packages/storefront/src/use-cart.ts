import { type CallResult, isApiError } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { shopCalls } from '@org/schema/contract';
import { MESSAGES } from '@org/schema/copy';
import type { Cart } from '@org/schema/entities';
import { use, useState } from 'react';
import { AnswerContext, useAnswer } from './use-answer.ts';

/** Cart of the visitor and its actions. */
export interface CartHandle {
  /** Undefined until it is loaded. */
  readonly cart: Cart | undefined;
  /** True while a change is pending. */
  readonly isBusy: boolean;
  /** Error message of the last change; '' for none. */
  readonly problem: string;
  /**
   * Adds a quantity, by default one.
   * @returns whether it was added
   */
  readonly add: (sku: string, quantity?: number) => Promise<boolean>;
  /**
   * Sets the quantity of a line item; 0 removes it.
   * @returns whether it succeeded
   */
  readonly setQuantity: (key: string, quantity: number) => Promise<boolean>;
  readonly remove: (key: string) => Promise<boolean>;
  /** Removes all items. */
  readonly clear: () => Promise<boolean>;
}

type Change = () => Promise<CallResult<typeof shopCalls.cart.get>>;

/** Returns the message of a failed change. */
function getProblem(error: unknown): string {
  if (!error) return '';
  if (!isApiError(error)) return MESSAGES.formFailed;
  const [field] = Object.values(error.formErrors);
  return field ?? error.message;
}

/**
 * Returns the visitor's cart, shared below one provider. Changes run sequentially, and the server returns the cart after each.
 */
export function useCart(): CartHandle {
  const api = useApi();
  const answers = use(AnswerContext);
  const asked = callQuery(api, shopCalls.cart.get);
  const { data } = useAnswer(asked);
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<unknown>();
  const run = async (change: Change): Promise<boolean> => {
    setRunning((before) => before + 1);
    setError(undefined);
    try {
      // Quick repeated clicks run in order.
      answers.set(asked.queryKey, await answers.inOrder(change));
      return true;
    } catch (reason) {
      setError(reason);
      return false;
    } finally {
      setRunning((before) => before - 1);
    }
  };
  const { cart } = shopCalls;
  return {
    cart: data?.cart,
    isBusy: running > 0,
    problem: getProblem(error),
    add: (sku, quantity) => run(() => api.call(cart.add, { body: { sku, quantity } })),
    setQuantity: (key, quantity) =>
      run(() => api.call(cart.set, { params: { key }, body: { quantity } })),
    remove: (key) => run(() => api.call(cart.remove, { params: { key } })),
    clear: () => run(() => api.call(cart.clear)),
  };
}
