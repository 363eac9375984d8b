/** A point of the canvas's window, px. */
export interface PointedAt {
  /** What was pointed at: a block may have several texts. */
  readonly element: Element;
  readonly x: number;
  readonly y: number;
}

/** Puts the caret where a point is, as a press there would have. Shape: → false when nothing can be written in there. */
export function putCaretAt(element: HTMLElement, { x, y }: PointedAt): boolean {
  const doc = element.ownerDocument;
  const position = doc.caretPositionFromPoint?.(x, y);
  if (!position || !element.contains(position.offsetNode)) return false;
  doc.getSelection()?.collapse(position.offsetNode, position.offset);
  return true;
}
