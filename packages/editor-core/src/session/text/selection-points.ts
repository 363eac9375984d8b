/** Start and end of a selection, px of its document's window. */
export interface SelectionPoints {
  readonly from: { readonly left: number; readonly top: number };
  readonly to: { readonly left: number; readonly top: number };
}

/** Returns the middle of the line at one end of a range; that of its element when there is no text to measure. */
function getPoint(range: Range, toStart: boolean): SelectionPoints['from'] {
  const at = range.cloneRange();
  at.collapse(toStart);
  const holder =
    at.startContainer.nodeType === Node.ELEMENT_NODE
      ? (at.startContainer as Element)
      : at.startContainer.parentElement;
  const box = at.getClientRects()[0] ?? holder?.getBoundingClientRect();
  return { left: box?.left ?? 0, top: ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2 };
}

/**
 * Returns the visual selection in an element, so that it can be restored after a rerender. Undefined when the selection is
 * elsewhere.
 */
export function selectionPoints(element: HTMLElement): SelectionPoints | undefined {
  const selection = element.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || !element.contains(range.commonAncestorContainer)) return undefined;
  return { from: getPoint(range, true), to: getPoint(range, false) };
}
