import { getSpansText } from './column-copy.ts';
import type { ColumnEdit } from './column-edit.ts';

/** Dependencies of the keys of a focused edge. */
export interface ColumnKeysHost {
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
  /** Moves the focus to the next edge, or to the one before. */
  readonly focusNext: (by: 1 | -1) => void;
  readonly focusPage: () => void;
}

/** Parts of a twelfth to which an arrow key with Alt moves an edge. */
const FREE_PARTS = 10;
/** Keys of the editor that act on a block, and must not while an edge has the focus. */
const WITHHELD: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowUp', 'ArrowDown']);

/** Returns the width of the first column that a key asks for; undefined for other keys. */
function getWanted(
  { key, altKey }: KeyboardEvent,
  { start, min, sum }: ColumnEdit,
): number | undefined {
  const at = start.start;
  if (key === 'Home') return min;
  if (key === 'End') return sum - min;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const direction = key === 'ArrowRight' ? 1 : -1;
  const parts = altKey ? FREE_PARTS : 1;
  // Rounded, since 4.1 times 10 is not exactly 41 in binary.
  const present = Math.round(at * parts * 100) / 100;
  return (direction > 0 ? Math.floor(present + 1) : Math.ceil(present - 1)) / parts;
}

/**
 * Handles a key of a focused edge: arrows move it to the next twelfth, with Alt to the next tenth of one; Home and End move it as far as possible; Delete
 * makes both widths automatic; Tab goes round the edges and Escape leaves them.
 * @returns false for keys of the editor, such as undo
 */
export function handleColumnKey(
  host: ColumnKeysHost,
  edit: ColumnEdit,
  event: KeyboardEvent,
): boolean {
  const { key } = event;
  const wanted = getWanted(event, edit);
  if (wanted !== undefined) {
    const spans = edit.getSpansAt(wanted, event.altKey);
    if (spans.start === edit.start.start) return true;
    const { row, edge } = edit;
    const refusal = edit.save(spans, `${row.device}.${edge.start.id}.${edge.end.id}.edge`);
    if (refusal !== undefined) host.announce(refusal, 'refused');
  } else if (key === 'Delete' || key === 'Backspace') {
    const { isChanged, refusal } = edit.reset();
    const text = isChanged ? 'Column widths are automatic' : 'Column widths are automatic already';
    host.announce(refusal ?? `${text} on ${edit.row.device}`, refusal ? 'refused' : 'status');
  } else if (key === 'Tab') host.focusNext(event.shiftKey ? -1 : 1);
  else if (key === 'Escape') host.focusPage();
  else return WITHHELD.has(key);
  return true;
}

/** Returns the text of an edge with its present widths. */
export function getEdgeText({ start, row }: ColumnEdit): string {
  return getSpansText(start, row.device);
}
