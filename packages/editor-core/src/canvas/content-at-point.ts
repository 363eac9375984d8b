/** Elements that are content as a whole, without text of their own. */
const GRAPHICS = 'img, svg, svg *, video, canvas, iframe, hr, input, select, textarea, button';

/** Returns whether a rectangle that is drawn for a range of text contains a point. */
function containsPoint(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/** Returns whether text, a picture or a control is at a point of the canvas's own window. Empty space inside a block is no content. */
export function isContentAt(doc: Document, x: number, y: number): boolean {
  if (doc.elementFromPoint(x, y)?.matches(GRAPHICS)) return true;
  const caret = doc.caretPositionFromPoint?.(x, y);
  const node = caret?.offsetNode;
  if (!caret || node?.nodeType !== 3) return false;
  // The nearest caret may be far from the point: only the letters on both of its sides are compared.
  const range = doc.createRange();
  range.setStart(node, Math.max(0, caret.offset - 1));
  range.setEnd(node, Math.min((node as Text).length, caret.offset + 1));
  return containsPoint(range, x, y);
}
