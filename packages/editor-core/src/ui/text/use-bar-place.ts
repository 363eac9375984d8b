import { type RefObject, useEffect } from 'react';
import { framePlace, toWindow } from '../../session/canvas-document/canvas-dom.ts';
import type { RichText } from '../../session/text/rich-text.ts';
import { isContentAt } from '../toolbars/content-at-point.ts';
import type { Edges } from '../toolbars/free-place.ts';
import { placeBar } from '../toolbars/place-bar.ts';

/** Returns the anchor of the toolbar in px of the canvas's window: the selected words, or the text. */
function getAnchor({ editor, element }: RichText): { anchor: Edges; line: Edges } {
  const { from, to, empty } = editor.state.selection;
  const start = editor.view.coordsAtPos(from);
  const end = editor.view.coordsAtPos(to, -1);
  const line = { ...start, left: Math.min(start.left, end.left), bottom: end.bottom };
  const block = element.getBoundingClientRect();
  if (empty) return { anchor: block, line };
  // A selection of several lines spans the width of the text.
  const isOneLine = end.top < start.bottom;
  return {
    anchor: isOneLine
      ? { left: start.left, top: start.top, right: end.right, bottom: end.bottom }
      : { left: block.left, top: start.top, right: block.right, bottom: end.bottom },
    line,
  };
}

/** Keeps the toolbar of a text near the selection in the canvas, without React: it follows scrolling, zoom and typing. */
export function useBarPlace(
  bar: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
  rich: RichText,
): void {
  useEffect(() => {
    const iframe = frame.current;
    if (!iframe) return;
    let request = 0;
    const place = (): void => {
      request = 0;
      if (!bar.current || rich.editor.isDestroyed) return;
      const own = framePlace(iframe);
      const inWindow = (edges: Edges): Edges => {
        const { x: left, y: top } = toWindow(own, edges.left, edges.top);
        const { x: right, y: bottom } = toWindow(own, edges.right, edges.bottom);
        return { left, top, right, bottom };
      };
      const { anchor, line } = getAnchor(rich);
      const at = placeBar({
        bar: { width: bar.current.offsetWidth, height: bar.current.offsetHeight },
        anchor: inWindow(anchor),
        line: inWindow(line),
        room: iframe.closest('.at-stage')?.getBoundingClientRect() ?? own.rect,
        // Without a selection the toolbar may be anywhere next to the text; with one it is at the selected words.
        isContentAt: rich.editor.state.selection.empty
          ? (x, y) =>
              isContentAt(
                rich.element.ownerDocument,
                (x - own.rect.left) / own.scale,
                (y - own.rect.top) / own.scale,
              )
          : undefined,
      });
      bar.current.dataset.placed = String(at !== undefined);
      if (!at) return;
      bar.current.dataset.side = at.side;
      bar.current.style.transform = `translate(${at.left}px,${at.top}px)`;
    };
    const later = (): void => {
      request ||= requestAnimationFrame(place);
    };
    place();
    const watch = new ResizeObserver(later);
    for (const element of [bar.current, iframe, rich.element]) if (element) watch.observe(element);
    const doc = rich.element.ownerDocument;
    const stage = iframe.closest('.at-stage');
    doc.addEventListener('scroll', later, { passive: true, capture: true });
    stage?.addEventListener('scroll', later, { passive: true, capture: true });
    window.addEventListener('resize', later);
    rich.editor.on('transaction', later);
    return () => {
      watch.disconnect();
      doc.removeEventListener('scroll', later, { capture: true });
      stage?.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
      rich.editor.off('transaction', later);
      cancelAnimationFrame(request);
    };
  }, [bar, frame, rich]);
}
