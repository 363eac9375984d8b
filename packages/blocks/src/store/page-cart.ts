/** Endpoint of the cart. */
const CALL = '/api/v1/cart/';
/** Cookie that scripts can read; the server sets it beside the HttpOnly cookie of the cart. */
const HINT = /atrium\.has-cart=1/;

/** Cart data for scripts. */
export interface PageCart {
  readonly itemsCount: number;
  readonly items: readonly {
    readonly key: string;
    readonly sku: string;
    readonly quantity: number;
  }[];
}

/** Scripts of a page share state on the window. */
interface CartWindow extends Window {
  orgCart?: PageCart | 'asked';
}

/** Returns the latest known cart; undefined before. */
export function knownCart(view: CartWindow): PageCart | undefined {
  return view.orgCart === 'asked' ? undefined : view.orgCart;
}

/** Announces the cart to everything on the page: `org-cart` on its document, with `{ count, items }`. */
export function announceCart(view: CartWindow, cart: PageCart): void {
  view.orgCart = cart;
  const detail = { count: cart.itemsCount, items: cart.items };
  view.document.dispatchEvent(new CustomEvent('org-cart', { detail }));
}

/** Returns true when the visitor may have a cart; most have none, and need no request. */
export function canHaveCart(view: Window): boolean {
  return HINT.test(view.document.cookie);
}

/**
 * Requests the cart once per page when the visitor may have one, and announces it. A failure is reported: the page then shows no
 * cart.
 */
export function askCart(view: CartWindow): void {
  if (view.orgCart || !canHaveCart(view)) return;
  view.orgCart = 'asked';
  view
    .fetch(CALL)
    .then(async (answer) => {
      const { cart, error } = await answer.json();
      if (!cart) throw new Error(error);
      // A cart that was changed in the meantime is newer.
      if (view.orgCart === 'asked') announceCart(view, cart);
    })
    .catch((error: unknown) => globalThis.reportError?.(error));
}

/**
 * Changes the cart and announces it.
 * @param path - its path below that of carts
 * @returns the server's error message; '' on success
 * @throws rejects without a response
 */
export async function changeCart(
  view: CartWindow,
  method: string,
  path: string,
  body?: object,
): Promise<string> {
  const answer = await view.fetch(`${CALL}${path}`, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { cart, error, formErrors } = await answer.json();
  if (cart) announceCart(view, cart);
  const [problem] = Object.values(formErrors ?? {});
  return cart ? '' : String(problem ?? error);
}
