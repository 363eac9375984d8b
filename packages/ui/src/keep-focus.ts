const FOCUSABLE = 'input:enabled, select:enabled, button:enabled, [tabindex="0"]';

/**
 * Brings the focus back where the button that had it goes with what it did: left to the page, the next press of a key
 * would be about the block. Shape: the element to go to, or one that holds it, as it is after the click.
 */
export function keepFocus(find: () => Element | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const found = find();
    const target = found?.matches(FOCUSABLE) ? found : found?.querySelector(FOCUSABLE);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  });
}
