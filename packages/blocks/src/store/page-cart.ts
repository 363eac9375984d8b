/** Where the calls of the cart are. */
const CALL = '/api/v1/cart/';
/** What the server sets beside the key of a cart, which scripts cannot read: that there is one. */
const HINT = /atrium\.has-cart=1/;

/** What scripts know of a visitor's cart. */
export interface PageCart {
  readonly itemsCount: number;
  readonly items: readonly {
    readonly key: string;
    readonly sku: string;
    readonly quantity: number;
  }[];
}

/** The scripts of a page share nothing but its window. */
interface CartWindow extends Window {
  orgCart?: PageCart | 'asked';
}

/** The cart as it was told last; undefined before. */
export function knownCart(view: CartWindow): PageCart | undefined {
  return view.orgCart === 'asked' ? undefined : view.orgCart;
}

/** Tells everything on a page what is in the cart now: `org-cart` on its document, with `{ count, items }`. */
export function announceCart(view: CartWindow, cart: PageCart): void {
  view.orgCart = cart;
  const detail = { count: cart.itemsCount, items: cart.items };
  view.document.dispatchEvent(new CustomEvent('org-cart', { detail }));
}

/** True where the visitor may have a cart; most have none, and are asked for nothing. */
export function canHaveCart(view: Window): boolean {
  return HINT.test(view.document.cookie);
}

/**
 * Asks for the cart, once for all of a page, where the visitor may have one, and tells it. A failure is reported: the page is
 * as it was without a cart.
 */
export function askCart(view: CartWindow): void {
  if (view.orgCart || !canHaveCart(view)) return;
  view.orgCart = 'asked';
  view
    .fetch(CALL)
    .then(async (answer) => {
      const { cart, error } = await answer.json();
      if (!cart) throw new Error(error);
      // What was changed meanwhile is newer.
      if (view.orgCart === 'asked') announceCart(view, cart);
    })
    .catch((error: unknown) => globalThis.reportError?.(error));
}

/**
 * Changes the cart and tells it. Shape: window, call, its path below that of carts, body → what was wrong, in the server's words;
 * '' where nothing was. Errors: rejects where there is no answer.
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
