import { filterQuery } from '../../store/filter-query.ts';

/** ms after the last key before the list follows, and fewest characters of a search. Source: SHOP-014, SHOP-015. */
const DELAY = 500;
const FEWEST = 2;

/**
 * Shows other products without leaving the page: it fetches the page that a link or the form leads to and takes the list out of
 * it. Where it cannot be had, the browser goes there. Source: SHOP-004, SHOP-007, SHOP-014, SHOP-015, SHOP-021.
 */
export function enhance(list: HTMLElement, _: unknown, wake: () => () => void): () => void {
  const doc = list.ownerDocument;
  const view = doc.defaultView ?? window;
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();

  const part = <Found extends Element = HTMLElement>(name: string, within: Element = list) =>
    within.querySelector<Found>(`[data-part="${name}"]`);
  const form = part<HTMLFormElement>('filters');
  const place = (within: Document): Element[] => [
    ...within.querySelectorAll('[data-block="product-list"]'),
  ];

  /** What puts to sleep the cards that were brought since. */
  let rest: (() => void)[] = [];
  const sleep = (): void => {
    for (const stopOne of rest.splice(0)) stopOne();
  };

  /** Shows the attributes that there are now; what was open stays open, and the focus where it was. */
  const followFacets = (next: HTMLFormElement): void => {
    const facets = part('facets');
    const others = part('facets', next);
    if (!facets || !others) return;
    const { activeElement: had } = doc;
    for (const menu of facets.querySelectorAll<HTMLDetailsElement>('details[open]'))
      for (const other of others.querySelectorAll('details'))
        other.open ||= other.dataset.part === menu.dataset.part;
    const isWithin = facets.contains(had);
    // A copy: the fields of the other form are counted afterwards.
    facets.replaceChildren(...others.cloneNode(true).childNodes);
    if (!isWithin || !had) return;
    const { value = '' } = had as HTMLInputElement;
    const open = facets.querySelector<HTMLElement>('details[open] > summary');
    const same = facets.querySelector<HTMLElement>(`input[value="${CSS.escape(value)}"]`);
    ((value && same) || open)?.focus({ preventScroll: true });
  };
  /** Puts what the address asks for into the fields; `typed` is one that somebody types in, and stays as it is. */
  const follow = (next: HTMLFormElement, typed: Element | null): void => {
    followFacets(next);
    for (const [at, field] of [...(form?.elements ?? [])].entries()) {
      const other = next.elements[at];
      if (!(field instanceof HTMLElement) || !other || field === typed) continue;
      for (const name of ['min', 'max', 'value', 'checked', 'disabled', 'hidden'])
        if (name in field) Reflect.set(field, name, Reflect.get(other, name));
      field.dispatchEvent(new Event('org-sync', { bubbles: true }));
    }
    for (const [at, count] of form?.querySelectorAll('[data-part="chosen"]').entries() ?? [])
      count.textContent = next.querySelectorAll('[data-part="chosen"]')[at]?.textContent ?? '';
  };
  const load = async (href: string, goes: 'on' | 'back' | 'more'): Promise<void> => {
    clearTimeout(timer);
    asked.abort();
    asked = new AbortController();
    const fresh = asked.signal;
    const results = part('results');
    if (results) results.ariaBusy = 'true';
    try {
      const answer = await view.fetch(href, { signal: fresh });
      const next = new view.DOMParser().parseFromString(await answer.text(), 'text/html');
      const other = place(next)[place(doc).indexOf(list)];
      const shown = other && part('results', other);
      if (!other || !shown || !results || fresh.aborted) throw new Error(href);
      if (goes === 'more') {
        const added = [...(part('products', other)?.children ?? [])];
        part('products')?.append(...added);
        const paging = part('paging', other);
        if (paging) part('paging')?.replaceWith(paging);
        else part('paging')?.remove();
        results.ariaBusy = null;
        rest.push(wake());
        return added[0]?.querySelector<HTMLElement>('.org-product-link')?.focus();
      }
      const told = part('said');
      // Read before its parts move over here.
      if (told) told.textContent = part('count', other)?.textContent ?? '';
      const bar = part('bar');
      const had = results.contains(doc.activeElement) || bar?.contains(doc.activeElement);
      results.replaceWith(shown);
      bar?.replaceChildren(...(part('bar', other)?.childNodes ?? []));
      sleep();
      rest = [wake()];
      const filters = part<HTMLFormElement>('filters', other);
      if (filters) follow(filters, goes === 'back' ? null : doc.activeElement);
      if (goes === 'on' && href !== view.location.href) view.history.pushState({}, '', href);
      if (had) {
        shown.focus({ preventScroll: true });
        list.scrollIntoView({ block: 'start' });
      }
    } catch {
      if (!fresh.aborted) view.location.assign(href);
    }
  };
  const send = (): void => {
    if (!form) return;
    void load(form.action.replace(/[?#].*/, '') + filterQuery(form), 'on');
  };

  list.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      if (!link?.href) return;
      // Within another page, such as a preview, products are looked at and not gone to.
      if (link.closest('[data-part="product"]')) {
        if (view.parent !== view) event.preventDefault();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void load(link.href, link.dataset.part === 'more' ? 'more' : 'on');
    },
    { signal },
  );
  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      send();
    },
    { signal },
  );
  form?.addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement;
      if (field.type !== 'search') return;
      clearTimeout(timer);
      const { length } = [...field.value.trim()];
      if (length === 0 || length >= FEWEST) timer = setTimeout(send, DELAY);
    },
    { signal },
  );
  form?.addEventListener(
    'change',
    ({ target }) => (target as HTMLInputElement).type !== 'search' && send(),
    { signal },
  );
  view.addEventListener('popstate', () => void load(view.location.href, 'back'), { signal });
  return () => {
    stop.abort();
    sleep();
    asked.abort();
    clearTimeout(timer);
  };
}
