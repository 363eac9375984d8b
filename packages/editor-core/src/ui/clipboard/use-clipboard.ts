import { useEffect } from 'react';
import type { BlockClipboard } from '../../session/clipboard/clipboard-events.ts';

/** Returns true when the browser should handle copy and paste of a text. */
function isText(target: EventTarget | null): boolean {
  // The canvas is another realm, so `instanceof` with this window's classes fails.
  const element = target as HTMLElement | null;
  return (
    element?.isContentEditable === true ||
    /^(?:INPUT|TEXTAREA|SELECT)$/.test(element?.tagName ?? '')
  );
}

/** Handles the browser's copy, cut and paste events for blocks, in the canvas and around it. */
export function useClipboard(
  clipboard: BlockClipboard,
  doc: Document | undefined,
  isEditingText: (target: EventTarget | null) => boolean,
  /** False in the preview, where changes would be invisible. */
  isEditing: boolean,
): void {
  useEffect(() => {
    if (!isEditing) return undefined;
    const stops = (doc ? [document, doc] : [document]).map((own) =>
      clipboard.listen(own, (event) => {
        if (isText(event.target) || isEditingText(event.target)) return false;
        // A text selection takes precedence over the selected block.
        return event.type === 'paste' || (own.getSelection()?.isCollapsed ?? true);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [clipboard, doc, isEditingText, isEditing]);
}
