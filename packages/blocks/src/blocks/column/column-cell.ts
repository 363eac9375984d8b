import { GRID_LIMITS } from '@org/schema';
import { numberWithin } from '../../props/read-props.ts';

/** Returns an integer from 0; 0 for anything else. */
function readPosition(stored: unknown, max: number): number {
  return Math.round(numberWithin(stored, { min: 0, max }) ?? 0);
}

/**
 * Returns a stored cell of a grid as `grid-area`; undefined for none. `--org-columns` is the number of columns of the grid, to which
 * the cell is limited.
 */
export function printCell(stored: unknown): string | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const cell = stored as Readonly<Record<string, unknown>>;
  const columns = Math.max(1, readPosition(cell.columnSpan, GRID_LIMITS.columns));
  const rows = Math.max(1, readPosition(cell.rowSpan, GRID_LIMITS.columns));
  const column = readPosition(cell.column, GRID_LIMITS.columns);
  const row = readPosition(cell.row, GRID_LIMITS.rows);
  const span = columns === 1 ? '1' : `min(${columns},var(--org-columns))`;
  const start = column < 2 ? column || 'auto' : `min(${column},var(--org-columns) + 1 - ${span})`;
  return `${row || 'auto'}/${start}/span ${rows}/span ${span}`;
}
