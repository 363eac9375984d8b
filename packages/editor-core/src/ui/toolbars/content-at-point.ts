/** Elements that are content without text. */
const GRAPHICS = 'img, svg, svg *, video, canvas, iframe, hr, input, select, textarea, button';

/** Returns true when a rectangle of a text range contains a point. */
function containsPoint(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/**
 * Returns true when text, an image or a control is at a point of the canvas's window. Empty space inside a block is not content.
 */
export function isContentAt(doc: Document, x: number, y: number): boolean {
  if (doc.elementFromPoint(x, y)?.matches(GRAPHICS)) return true;
  const caret = doc.caretPositionFromPoint?.(x, y);
  const node = caret?.offsetNode;
  if (!caret || node?.nodeType !== 3) return false;
  // The nearest caret may be far from the point, so only the adjacent characters are checked.
  const range = doc.createRange();
  range.setStart(node, Math.max(0, caret.offset - 1));
  range.setEnd(node, Math.min((node as Text).length, caret.offset + 1));
  return containsPoint(range, x, y);
}
