import { isApiError } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract, type Cart, MESSAGES } from '@org/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

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

type Change = () => Promise<{ readonly cart: Cart }>;

/** What a failed change says. */
function problemOf(error: unknown): string {
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
  const cache = useQueryClient();
  const asked = callQuery(api, apiContract.cart.get);
  const { data } = useQuery(asked);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (change: Change) => change(),
    // What is asked for twice quickly happens in its order.
    scope: { id: 'org-cart' },
    onSuccess: ({ cart }) => {
      const before = cache.getQueryData<typeof data>(asked.queryKey);
      if (before) cache.setQueryData(asked.queryKey, { ...before, cart });
      else void cache.invalidateQueries({ queryKey: asked.queryKey });
    },
  });
  const run = (change: Change): Promise<boolean> =>
    mutateAsync(change).then(
      () => true,
      () => false,
    );
  const { cart } = apiContract;
  return {
    cart: data?.cart,
    isBusy: isPending,
    problem: problemOf(error),
    add: (sku, quantity) => run(() => api.call(cart.add, { body: { sku, quantity } })),
    setQuantity: (key, quantity) =>
      run(() => api.call(cart.set, { params: { key }, body: { quantity } })),
    remove: (key) => run(() => api.call(cart.remove, { params: { key } })),
    clear: () => run(() => api.call(cart.clear)),
  };
}
