import type { Column } from './data-table.types.ts';

/** Least width of a column that takes what is left, and of one of a share, px. */
const LEAST = { rest: 200, share: 130 } as const;

/** Width of the boxes at the start and the menus at the end, px. */
const MARGINS = 84;

/** Below this width rows are cards, which have their columns below each other, px. */
const CARDS = 640;

/** How the columns of a table stand in the room that it has. */
export interface FittedColumns<Row> {
  /** Those that are shown, with the widths that they get. */
  readonly columns: readonly Column<Row>[];
  /** Width that the table needs where even the least is more than there is; undefined where it fits. */
  readonly scrolled: number | undefined;
}

const pixels = (width = ''): number | undefined =>
  width.endsWith('px') ? Number.parseFloat(width) : undefined;
const share = (width = ''): number | undefined =>
  width.endsWith('%') ? Number.parseFloat(width) / 100 : undefined;

const getLeast = ({ width }: { readonly width?: string }): number =>
  pixels(width) ?? (share(width) === undefined ? LEAST.rest : LEAST.share);

function leastWidth(columns: readonly { readonly width?: string }[]): number {
  return columns.reduce((sum, column) => sum + getLeast(column), MARGINS);
}

/** Leaves out optional columns, the last first, until the others have room. */
function withRoom<Row>(columns: readonly Column<Row>[], room: number): readonly Column<Row>[] {
  if (leastWidth(columns) <= room) return columns;
  const at = columns.findLastIndex(({ optional }) => optional);
  return at < 0 ? columns : withRoom(columns.toSpliced(at, 1), room);
}

/**
 * Fits columns into the room that a table has: optional ones are left out where there is none for them, shares shrink before a
 * column that takes what is left becomes too small, and what fits nowhere is scrolled.
 * Shape: columns, width of the table in px (0 before it is known) → columns with their widths.
 */
export function fitColumns<Row>(
  columns: readonly Column<Row>[],
  width: number,
): FittedColumns<Row> {
  if (width === 0) return { columns, scrolled: undefined };
  if (width <= CARDS) return { columns: withRoom(columns, 0), scrolled: undefined };
  const shown = withRoom(columns, width);
  const least = leastWidth(shown);
  const shares = shown.reduce((sum, column) => sum + (share(column.width) ?? 0), 0);
  if (shares === 0) return { columns: shown, scrolled: least > width ? least : undefined };
  // What shares may take beyond their least, of the room or of the whole, whichever is less.
  const leastOfShares = shown.reduce(
    (sum, column) => sum + (share(column.width) === undefined ? 0 : LEAST.share),
    0,
  );
  const spare = Math.max(0, Math.min(width - least, shares * width - leastOfShares));
  const fitted = shown.map((column) => {
    const own = share(column.width);
    if (own === undefined) return column;
    return { ...column, width: `${Math.floor(LEAST.share + (spare * own) / shares)}px` };
  });
  return { columns: fitted, scrolled: least > width ? least : undefined };
}
