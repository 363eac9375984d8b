import { type CallResult, isApiError } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { type Cart, MESSAGES, shopCalls } from '@org/schema';
import { use, useState } from 'react';
import { AnswerContext, useAnswer } from './use-answer.ts';

/** The visitor's cart, and what can be done with it. */
export interface CartHandle {
  /** Undefined until it is known. */
  readonly cart: Cart | undefined;
  /** True while a change is on its way. */
  readonly isBusy: boolean;
  /** What was wrong with the last change, in the server's words; '' where nothing was. */
  readonly problem: string;
  /** One more of a thing, or as many as are named. Shape: SKU, quantity → whether it is there. Source: CART-003, CART-004. */
  readonly add: (sku: string, quantity?: number) => Promise<boolean>;
  /** Shape: key of the item, quantity; 0 takes it out. Source: CART-005. */
  readonly setQuantity: (key: string, quantity: number) => Promise<boolean>;
  readonly remove: (key: string) => Promise<boolean>;
  /** Source: CART-006. */
  readonly clear: () => Promise<boolean>;
}

type Change = () => Promise<CallResult<typeof shopCalls.cart.get>>;

/** What a failed change says. */
function getProblem(error: unknown): string {
  if (!error) return '';
  if (!isApiError(error)) return MESSAGES.formFailed;
  const [field] = Object.values(error.formErrors);
  return field ?? error.message;
}

/**
 * The visitor's cart, the same for everything below one provider. Changes are made one after the other, and the server answers
 * each with the cart as it is then. Source: CART-001 to CART-006.
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
      // What is asked for twice quickly happens in its order.
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
