/** Parts of the editor in focus order. */
const PARTS = ['.at-bar', '.at-side-left', '.at-frame', '.at-side-right'] as const;

const FOCUSABLE =
  'button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], summary';

/**
 * Moves the focus to the next visible part of the editor, cyclically: bar, blocks, page, settings. It is the keyboard's way out
 * of the page, where arrow keys and Tab move between blocks.
 */
export function focusNextPart(editor: HTMLElement | null, frame: HTMLIFrameElement | null): void {
  const parts = PARTS.flatMap((selector) => {
    const part = editor?.querySelector<HTMLElement>(selector);
    return part && !part.hidden ? [part] : [];
  });
  const at = parts.findIndex((part) => part.contains(document.activeElement));
  for (let step = 1; step <= parts.length; step++) {
    const part = parts[(at + step) % parts.length];
    if (part && part === frame) return frame.contentWindow?.focus();
    const first = part?.querySelector<HTMLElement>(FOCUSABLE);
    if (first) return first.focus();
  }
}
