import { filterQuery } from '../../shop-data/filter-query.ts';

/** Debounce delay in ms, and minimum length of a search. */
const DELAY = 500;
const FEWEST = 2;

/**
 * Updates the list without leaving the page: fetches the page of a link or the form and extracts the list. When that fails, the
 * browser navigates.
 */
export function enhance(list: HTMLElement, _: unknown, wake: () => () => void): () => void {
  const doc = list.ownerDocument;
  const view = doc.defaultView ?? window;
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();
  /** True if a field changed after the last request: its answer must not undo the change. */
  let changed = false;

  const part = <Found extends Element = HTMLElement>(name: string, within: Element = list) =>
    within.querySelector<Found>(`[data-part="${name}"]`);
  const form = part<HTMLFormElement>('filters');
  const place = (within: Document): Element[] => [
    ...within.querySelectorAll('[data-block="product-list"]'),
  ];

  /** Cleanup functions of cards that were added since. */
  let rest: (() => void)[] = [];
  const sleep = (): void => {
    for (const stopOne of rest.splice(0)) stopOne();
  };

  /** Replaces the attribute filters; open groups and the focus are kept. */
  const followFacets = (next: HTMLFormElement): void => {
    const facets = part('facets');
    const others = part('facets', next);
    if (!facets || !others) return;
    const { activeElement: had } = doc;
    for (const menu of facets.querySelectorAll<HTMLDetailsElement>('details[open]'))
      for (const other of others.querySelectorAll('details'))
        other.open ||= other.dataset.part === menu.dataset.part;
    const isWithin = facets.contains(had);
    // Clones the nodes, since the fields of the other form are counted afterwards.
    facets.replaceChildren(...others.cloneNode(true).childNodes);
    if (!isWithin || !had) return;
    const { value = '' } = had as HTMLInputElement;
    const open = facets.querySelector<HTMLElement>('details[open] > summary');
    const same = facets.querySelector<HTMLElement>(`input[value="${CSS.escape(value)}"]`);
    ((value && same) || open)?.focus({ preventScroll: true });
  };
  /** Updates the fields to the new state, unless one changed meanwhile; `typed` is the field that the visitor is in. */
  const follow = (next: HTMLFormElement, typed: Element | null): void => {
    followFacets(next);
    for (const [at, field] of [...(form?.elements ?? [])].entries()) {
      const other = next.elements[at];
      if (changed || !(field instanceof HTMLElement) || !other || field === typed) continue;
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
    changed = false;
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
      // Must be read before the nodes are moved.
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
      // Inside a frame, such as a preview, links to products do not navigate.
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
      changed = true;
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
