import { askCart, canHaveCart } from '../../store/page-cart.ts';

/** Duration of the shake animation, ms. */
const SHAKE = 1000;

/**
 * Shows the number of items in the cart and shakes when it changes. The cart's script announces changes by the document event
 * `org-cart` with `{ count }` as its detail. Visitors who may have a cart request it initially, which does not count as a change.
 */
export function enhance(cart: HTMLElement): () => void {
  const doc = cart.ownerDocument;
  const badge = cart.querySelector<HTMLElement>('[data-part="count"]');
  const view = doc.defaultView ?? window;
  let known = canHaveCart(view) ? undefined : 0;
  let timer: ReturnType<typeof setTimeout>;
  const tell = (event: Event): void => {
    const count = Number((event as CustomEvent<{ count?: unknown } | null>).detail?.count);
    if (!Number.isInteger(count) || count < 0 || count === known) return;
    if (badge) {
      badge.textContent = String(count);
      badge.hidden = count === 0;
    }
    if (known !== undefined) {
      clearTimeout(timer);
      cart.dataset.shakes = '';
      timer = setTimeout(() => delete cart.dataset.shakes, SHAKE);
    }
    known = count;
  };
  doc.addEventListener('org-cart', tell);
  askCart(view);
  return () => {
    doc.removeEventListener('org-cart', tell);
    clearTimeout(timer);
  };
}
