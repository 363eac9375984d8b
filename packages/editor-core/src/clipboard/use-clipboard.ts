import { useEffect } from 'react';
import type { BlockClipboard } from './clipboard-events.ts';

/** True where the browser's own copy and paste belong to a text. */
function isText(target: EventTarget | null): boolean {
  // The canvas is another realm, whose elements are no instances of this window's classes.
  const element = target as HTMLElement | null;
  return (
    element?.isContentEditable === true ||
    /^(?:INPUT|TEXTAREA|SELECT)$/.test(element?.tagName ?? '')
  );
}

/** Copies, cuts and pastes blocks by the browser's own keys, in the canvas and around it. */
export function useClipboard(
  clipboard: BlockClipboard,
  doc: Document | undefined,
  isEditingText: (target: EventTarget | null) => boolean,
  /** False while the page is previewed: nothing may change that nobody sees. */
  isEditing: boolean,
): void {
  useEffect(() => {
    if (!isEditing) return undefined;
    const stops = (doc ? [document, doc] : [document]).map((own) =>
      clipboard.listen(own, (event) => {
        if (isText(event.target) || isEditingText(event.target)) return false;
        // Words that somebody marked are what is copied.
        return event.type === 'paste' || (own.getSelection()?.isCollapsed ?? true);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [clipboard, doc, isEditingText, isEditing]);
}
