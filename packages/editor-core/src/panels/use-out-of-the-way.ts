import type { NodeId } from '@org/schema';
import { type RefObject, useEffect } from 'react';
import { nodesAbove } from '../canvas/canvas-dom.ts';

/** ms over another block after which a bar is in the way of it. A hand on its way to the bar is quicker. */
const STAYS = 300;

/**
 * Hides the bar of a block while the pointer is over another one: the bar stands over its neighbours, and a press there is theirs.
 * By hand, as `data-away`: pointing at a block costs React nothing.
 */
export function useOutOfTheWay(
  bar: RefObject<HTMLElement | null>,
  doc: Document,
  id: NodeId | undefined,
): void {
  useEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      clearTimeout(timer);
      timer = undefined;
      delete bar.current?.dataset.away;
    };
    const hide = (): void => {
      if (bar.current) bar.current.dataset.away = '';
    };
    const onOver = ({ target, pointerType }: PointerEvent): void => {
      // A finger points at nothing before it presses.
      if (pointerType === 'touch') return;
      const over = nodesAbove(target as Element);
      if (over.length <= 1 || over.includes(id)) show();
      else timer ??= setTimeout(hide, STAYS);
    };
    doc.addEventListener('pointerover', onOver, { capture: true });
    doc.documentElement.addEventListener('pointerleave', show);
    return () => {
      show();
      doc.removeEventListener('pointerover', onOver, { capture: true });
      doc.documentElement.removeEventListener('pointerleave', show);
    };
  }, [bar, doc, id]);
}
