import type { OutlineRow } from './outline-rows.ts';

/** Action of a key in the layers. */
export type LayerAct =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'open' | 'close' | 'add' | 'select' | 'rename' | 'remove' | 'menu' };

/**
 * Maps a key press as in the ARIA tree pattern.
 * @param at - index of the current one
 * @returns action, or undefined
 */
export function layerAct(
  rows: readonly OutlineRow[],
  at: number,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): LayerAct | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const go = (to: number): LayerAct => ({
    kind: 'go',
    to: Math.min(Math.max(to, 0), rows.length - 1),
  });
  switch (key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      if (!row.hasChildren) return undefined;
      return row.isOpen ? go(at + 1) : { kind: 'open' };
    case 'ArrowLeft': {
      if (row.isOpen) return { kind: 'close' };
      const parent = rows.findLastIndex((other, index) => index < at && other.depth < row.depth);
      return parent < 0 ? undefined : go(parent);
    }
    case ' ':
      return { kind: 'add' };
    case 'Enter':
      return { kind: 'select' };
    case 'F2':
      return { kind: 'rename' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'remove' };
    case 'ContextMenu':
      return { kind: 'menu' };
    case 'F10':
      return shiftKey ? { kind: 'menu' } : undefined;
    default:
      return undefined;
  }
}
