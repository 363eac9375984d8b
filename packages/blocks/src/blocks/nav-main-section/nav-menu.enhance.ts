/** Media query from which the menu is part of the bar. */
const DESKTOP = '(min-width: 992px)';
const FOCUSABLE = 'a[href],button,summary';

/**
 * Closes open menus on Escape, on a click outside and when the focus leaves; makes the mobile menu a dialog that traps the focus
 * while it is open.
 */
export function enhance(section: HTMLElement): () => void {
  const doc = section.ownerDocument;
  const panel = section.querySelector<HTMLElement>('[popover]');
  const isWide = (doc.defaultView ?? window).matchMedia(DESKTOP);
  const stop = new AbortController();
  const { signal } = stop;

  const close = (except?: EventTarget | null): void => {
    for (const menu of section.querySelectorAll('details[open]'))
      if (!menu.contains(except as Node | null)) menu.removeAttribute('open');
  };
  /** In the mobile menu, submenus open within the panel and stay open. */
  const closeOutside = (target: EventTarget | null): void => {
    if (isWide.matches) close(target);
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, shiftKey, target } = event;
    const menu = (target as Element).closest('details[open]');
    if (key === 'Escape' && isWide.matches && menu) {
      menu.removeAttribute('open');
      menu.querySelector('summary')?.focus();
    }
    if (key !== 'Tab' || !panel?.matches(':popover-open')) return;
    const parts = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((part) =>
      part.checkVisibility(),
    );
    if (target !== parts.at(shiftKey ? 0 : -1)) return;
    event.preventDefault();
    parts.at(shiftKey ? -1 : 0)?.focus();
  };

  doc.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal });
  section.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && closeOutside(relatedTarget),
    { signal },
  );
  section.addEventListener('keydown', onKey, { signal });
  panel?.addEventListener(
    'toggle',
    ({ newState }) => {
      const isOpen = newState === 'open';
      panel.role = isOpen ? 'dialog' : null;
      panel.ariaModal = isOpen ? 'true' : null;
      panel.ariaLabel = isOpen ? (panel.querySelector('p')?.textContent ?? '') : null;
      if (isOpen) panel.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    },
    { signal },
  );
  // A link to an anchor on the same page closes the menu.
  section.addEventListener(
    'click',
    ({ target }) => {
      if (!(target as Element).closest('a')) return;
      if (panel?.matches(':popover-open')) panel.hidePopover();
      closeOutside(null);
    },
    { signal },
  );
  isWide.addEventListener(
    'change',
    () => {
      close();
      if (panel?.matches(':popover-open')) panel.hidePopover();
    },
    { signal },
  );
  return () => stop.abort();
}
