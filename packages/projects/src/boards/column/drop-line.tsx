import type { ReactElement } from 'react';
import { type ListId, useDragged, useDropIndex } from '../drag/drag-store.ts';
import { type CardKey, cardKey } from '../model/board-state.ts';

/** Props of the line: list, its cards, and the offset of a card in px. */
export interface DropLineProps {
  readonly list: ListId;
  readonly keys: readonly CardKey[];
  /** Returns the top of a card; of the end of the list for an index behind the last. */
  readonly getTop: (index: number) => number;
}

/** Renders where a dragged card would be dropped; nothing where it came from. */
export function DropLine({ list, keys, getTop }: DropLineProps): ReactElement | null {
  const index = useDropIndex(list);
  const dragged = useDragged();
  if (index === undefined || !dragged) return null;
  const own = keys.indexOf(cardKey(dragged.card));
  if (own === index) return null;
  const shown = own >= 0 && own < index ? index + 1 : index;
  return <div className="pj-drop-line" style={{ insetBlockStart: getTop(shown) }} aria-hidden />;
}
