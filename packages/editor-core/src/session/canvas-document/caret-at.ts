/** A point of the canvas's window, px. */
export interface PointedAt {
  /** Element under the pointer, since a block may have several texts. */
  readonly element: Element;
  readonly x: number;
  readonly y: number;
}

/**
 * Places the caret at a point, as a click would.
 * @returns false when the element is not editable
 */
export function putCaretAt(element: HTMLElement, { x, y }: PointedAt): boolean {
  const doc = element.ownerDocument;
  const position = doc.caretPositionFromPoint?.(x, y);
  if (!position || !element.contains(position.offsetNode)) return false;
  doc.getSelection()?.collapse(position.offsetNode, position.offset);
  return true;
}
