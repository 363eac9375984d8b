/** Class of a filter's menu. The control that opens all filters is not a menu: it stays open until it is clicked again. */
const MENU = '.org-product-menu';

/** Closes open menus on a click outside and on Escape, and keeps them within the width of their list. */
export function enhance(part: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const close = (but: EventTarget | null): void => {
    for (const menu of part.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`))
      if (!menu.contains(but as Node | null)) menu.open = false;
  };
  part.ownerDocument.addEventListener('click', ({ target }) => close(target), { signal });
  part.addEventListener(
    'keydown',
    ({ key, target }) => {
      const menu = (target as Element).closest<HTMLDetailsElement>(`${MENU}[open]`);
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
      if (!menu.matches(MENU)) return;
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
