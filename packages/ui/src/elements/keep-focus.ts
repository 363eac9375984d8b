const FOCUSABLE = 'input:enabled, select:enabled, button:enabled, [tabindex="0"]';

/**
 * Moves the focus when the focused button disappears with its action; on the page, the next key would apply to the block.
 * @param find - returns the element to focus, or its container, after the click
 */
export function keepFocus(find: () => Element | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const found = find();
    const target = found?.matches(FOCUSABLE) ? found : found?.querySelector(FOCUSABLE);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  });
}
