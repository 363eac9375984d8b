import type { NodeId } from '@org/schema/entities';
import { type RefObject, useEffect } from 'react';
import { nodesAbove } from '../../session/canvas-document/canvas-dom.ts';

/** Time in ms over another block after which a toolbar is hidden. Moving the pointer to the toolbar is faster. */
const STAYS = 300;

/**
 * Hides the toolbar of a block while the pointer is over another one, since it may cover it. Sets `data-away` without React, so
 * that hovering costs no render.
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
      // Touch does not hover before a press.
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
