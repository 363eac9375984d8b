import { rememberViewed, viewedProducts } from '../../shop-data/viewed.ts';

/** Distance below the viewport at which the products are loaded. */
const NEAR = '600px';

/**
 * Shows the recently viewed products except the current one, and records the current one. When the visitor scrolls near, the page
 * is requested once with the ids; space is reserved until then, and the block is hidden when there are none. Nothing is shown
 * without storage, without a response, or inside a frame.
 */
export function enhance(element: HTMLElement, options: unknown): (() => void) | undefined {
  const { most, current } = options as { readonly most: number; readonly current: number };
  const doc = element.ownerDocument;
  const view = doc.defaultView;
  // Inside a frame, such as a preview, views are not recorded.
  if (!view || view.parent !== view) return undefined;
  const ids = viewedProducts(view)
    .filter((id) => id !== current)
    .slice(0, most);
  if (current > 0) rememberViewed(view, current);
  const grid = element.querySelector<HTMLElement>('[data-part=products]');
  if (!grid || grid.children.length > 0 || ids.length === 0) return undefined;
  const stop = new AbortController();
  const at = [...doc.querySelectorAll('[data-block="products-viewed"]')].indexOf(element);
  grid.append(
    ...ids.map(() => {
      const room = doc.createElement('li');
      room.className = 'org-products-viewed-room';
      return room;
    }),
  );
  element.ariaBusy = 'true';
  element.hidden = false;

  const load = async (): Promise<void> => {
    try {
      const answer = await view.fetch(`${view.location.pathname}?viewed=${ids}`, {
        signal: stop.signal,
      });
      const next = new view.DOMParser().parseFromString(await answer.text(), 'text/html');
      const cards = next
        .querySelectorAll('[data-block="products-viewed"]')
        [at]?.querySelector('[data-part=products]')?.children;
      grid.replaceChildren(...(cards ?? []));
    } catch {
      grid.replaceChildren();
    }
    element.ariaBusy = null;
    element.hidden = grid.children.length === 0;
  };
  const near = new view.IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void load();
    },
    { rootMargin: NEAR },
  );
  near.observe(element);
  return () => {
    stop.abort();
    near.disconnect();
    grid.replaceChildren();
    element.hidden = true;
  };
}
