import type { Column } from './data-table.types.ts';

/** Minimum width of a flexible column, and of a percentage column, px. */
const LEAST = { rest: 200, share: 130 } as const;

/** Width of the checkboxes at the start and the menus at the end, px. */
const MARGINS = 84;

/** Width in px below which rows are cards with stacked columns. */
const CARDS = 640;

/** Layout of a table's columns for its width. */
export interface FittedColumns<Row> {
  /** Visible columns with their widths. */
  readonly columns: readonly Column<Row>[];
  /** Width of the table when the minimum widths exceed the available one; undefined when it fits. */
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

/** Drops optional columns, the last first, until the others fit. */
function withRoom<Row>(columns: readonly Column<Row>[], room: number): readonly Column<Row>[] {
  if (leastWidth(columns) <= room) return columns;
  const at = columns.findLastIndex(({ optional }) => optional);
  return at < 0 ? columns : withRoom(columns.toSpliced(at, 1), room);
}

/**
 * Fits columns into the width of a table: optional ones are dropped when there is no space, percentage columns shrink before a
 * flexible one becomes too narrow, and the rest scrolls.
 * @param width - width of the table in px (0 before it is known)
 * @returns columns with their widths
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
  // Percentage columns get what exceeds the minimum widths, up to their percentage.
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
