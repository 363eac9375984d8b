/** Menus that open close as menus do, by a press elsewhere and by Escape, and stay within their list. */
export function enhance(part: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const close = (but: EventTarget | null): void => {
    for (const menu of part.querySelectorAll<HTMLDetailsElement>('details[open]'))
      if (!menu.contains(but as Node | null)) menu.open = false;
  };
  part.ownerDocument.addEventListener('click', ({ target }) => close(target), { signal });
  part.addEventListener(
    'keydown',
    ({ key, target }) => {
      const menu = (target as Element).closest<HTMLDetailsElement>('details[open]');
      if (key !== 'Escape' || !menu) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  part.addEventListener(
    'toggle',
    ({ target }) => {
      const menu = target as HTMLElement;
      delete menu.dataset.end;
      const edge = menu.closest('.org-product-list')?.getBoundingClientRect();
      const shown = menu.lastElementChild?.getBoundingClientRect();
      if (edge && shown && (shown.left < edge.left || shown.right > edge.right))
        menu.dataset.end = '';
    },
    { capture: true, signal },
  );
  return () => stop.abort();
}
