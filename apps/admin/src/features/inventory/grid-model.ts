import { toNumber } from '@org/admin-kit';
import { fromCents, toCents } from '@org/schema';
import type { StockGrid, StockRow } from '@org/schema/entities';
import { gridText as text } from './messages.ts';

/** Editable columns of the grid in order. */
export const GRID_COLUMNS = ['price', 'salePrice', 'onHand', 'reorderPoint'] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

/** Texts of some cells of a row. */
export type GridCells = Readonly<Partial<Record<GridColumn, string>>>;

/** Unsaved cell texts by variant. */
export type GridEdits = ReadonlyMap<number, GridCells>;

/** Position of a cell; rows and columns are counted from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Returns the text of a stored cell. */
export function storedText(row: StockRow, column: GridColumn): string {
  const value = row[column];
  // An empty cell uses the shop's default.
  if (value === null || (column === 'reorderPoint' && value === 0)) return '';
  return column === 'price' || column === 'salePrice' ? value.toFixed(2) : String(value);
}

/** Returns the text of a cell: typed, else stored. */
export const cellText = (row: StockRow, column: GridColumn, edits: GridEdits): string =>
  edits.get(row.id)?.[column] ?? storedText(row, column);

/** Parses the text of a cell, or returns its problem. */
export function readCell(
  column: GridColumn,
  typed: string,
): { readonly value: number | null } | { readonly problem: string } {
  // Strips currencies of amounts that were copied from spreadsheets.
  const value = toNumber(typed.replace(/^[^\d.,+-]+|(?<![^\d.,])[^\d.,]+$/gu, ''));
  if (typed.trim() === '') {
    if (column === 'price') return { problem: text.missing };
    return { value: column === 'salePrice' ? null : 0 };
  }
  if (typeof value !== 'number') return { problem: text.number };
  if (value < 0) return { problem: text.negative };
  const isPrice = column === 'price' || column === 'salePrice';
  if (isPrice && Number(value.toFixed(2)) !== value) return { problem: text.cents };
  if (!isPrice && !Number.isInteger(value)) return { problem: text.whole };
  return { value };
}

/** A new text of a cell. */
export interface GridEntry {
  readonly row: StockRow;
  readonly column: GridColumn;
  readonly typed: string;
}

/** Sets the texts of cells; a text equal to the stored value is no change. */
export function withCells(edits: GridEdits, entries: Iterable<GridEntry>): GridEdits {
  const next = new Map(edits);
  for (const { row, column, typed } of entries) {
    const { [column]: _was, ...others } = next.get(row.id) ?? {};
    const read = readCell(column, typed);
    const isSame = 'value' in read && read.value === row[column];
    const cells = isSame ? others : { ...others, [column]: typed };
    if (Object.keys(cells).length > 0) next.set(row.id, cells);
    else next.delete(row.id);
  }
  return next;
}

/** Sets the text of a cell. */
export const withCell = (
  edits: GridEdits,
  row: StockRow,
  column: GridColumn,
  typed: string,
): GridEdits => withCells(edits, [{ row, column, typed }]);

/** Returns the remaining edits after sent rows were saved. */
export function withoutSaved(
  edits: GridEdits,
  sent: GridEdits,
  saved: ReadonlySet<number>,
): GridEdits {
  const left = [...edits].flatMap(([id, cells]): [number, GridCells][] => {
    if (!saved.has(id)) return [[id, cells]];
    const was = sent.get(id);
    const since = GRID_COLUMNS.filter(
      (column) => cells[column] !== undefined && cells[column] !== was?.[column],
    );
    const more = Object.fromEntries(since.map((column) => [column, cells[column]]));
    return since.length > 0 ? [[id, more]] : [];
  });
  return new Map(left);
}

/** Parses rows and columns of a text copied from a spreadsheet. */
export function parseTable(copied: string): string[][] {
  const lines = copied.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** Returns the cells between two corners, inclusive. */
export function placesBetween(one: GridPlace, other: GridPlace): GridPlace[] {
  const [top, bottom] = [Math.min(one.row, other.row), Math.max(one.row, other.row)];
  const [left, right] = [Math.min(one.column, other.column), Math.max(one.column, other.column)];
  const places: GridPlace[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) places.push({ row, column });
  return places;
}

/**
 * Pastes a table into the grid, starting at the upper corner; a single cell fills the whole selection. Cells beyond the grid
 * are dropped. Takes rows, edits, table, corners of the selection, columns.
 * @returns edits and number of filled cells
 */
export function withTable(
  rows: readonly StockRow[],
  edits: GridEdits,
  table: readonly (readonly string[])[],
  [one, other]: readonly [GridPlace, GridPlace],
  columns: readonly GridColumn[] = GRID_COLUMNS,
): { readonly edits: GridEdits; readonly count: number } {
  const single = table.length === 1 && table[0]?.length === 1 ? table[0][0] : undefined;
  const top = Math.min(one.row, other.row);
  const left = Math.min(one.column, other.column);
  const cells =
    single === undefined
      ? table.flatMap((line, down) =>
          line.map((typed, across) => ({ row: top + down, column: left + across, typed })),
        )
      : placesBetween(one, other).map((place) => ({ ...place, typed: single }));
  const entries = cells.flatMap(({ row: at, column, typed }): GridEntry[] => {
    const row = rows[at];
    const name = columns[column];
    return row && name ? [{ row, column: name, typed }] : [];
  });
  return { edits: withCells(edits, entries), count: entries.length };
}

/** A bulk change of prices. */
export interface PriceRule {
  readonly column: 'price' | 'salePrice';
  readonly by: 'percent' | 'amount';
  /** Percent, or major units; negative values lower prices. */
  readonly change: number;
  /** `whole`: no cents; `nn`, `nf`: ending in .99 or .95. */
  readonly rounding: 'none' | 'whole' | 'nn' | 'nf';
}

/**
 * Applies a rule to a price, rounded to cents and never below 0.
 * @returns major units
 */
export function ruledPrice(price: number, { by, change, rounding }: PriceRule): number {
  const cents = Number(toCents(price));
  // Integer arithmetic: 8.15 percent of a price must not become 8.149999.
  const raised =
    by === 'percent'
      ? Math.round((cents * (10_000 + Math.round(change * 100))) / 10_000)
      : cents + Number(toCents(change));
  const rounded =
    rounding === 'none'
      ? raised
      : rounding === 'whole'
        ? Math.round(raised / 100) * 100
        : Math.round((raised + (rounding === 'nn' ? 1 : 5)) / 100) * 100 -
          (rounding === 'nn' ? 1 : 5);
  return fromCents(BigInt(Math.max(0, rounded)));
}

/** Applies a rule to rows and returns the old and new price of each that has one. */
export function ruledPrices(
  rows: readonly StockRow[],
  edits: GridEdits,
  rule: PriceRule,
): { readonly row: StockRow; readonly was: number; readonly now: number }[] {
  return rows.flatMap((row) => {
    const read = readCell(rule.column, cellText(row, rule.column, edits));
    if (!('value' in read) || read.value === null) return [];
    return [{ row, was: read.value, now: ruledPrice(read.value, rule) }];
  });
}

/**
 * Returns the validation problems of edits.
 * @returns variant → column → message
 */
export function gridProblems(
  edits: GridEdits,
): ReadonlyMap<number, Partial<Record<GridColumn, string>>> {
  const problems = new Map<number, Partial<Record<GridColumn, string>>>();
  for (const [id, cells] of edits)
    for (const column of GRID_COLUMNS) {
      const typed = cells[column];
      const read = typed === undefined ? undefined : readCell(column, typed);
      if (read && 'problem' in read)
        problems.set(id, { ...problems.get(id), [column]: read.problem });
    }
  return problems;
}

type GridBodyRow = StockGrid['rows'][number];

/** Returns changed rows in the format of the endpoint, each with the values that the user saw. */
export function toGridRows(rows: readonly StockRow[], edits: GridEdits): GridBodyRow[] {
  return rows.flatMap((row): GridBodyRow[] => {
    const cells = edits.get(row.id);
    if (!cells) return [];
    const changed = GRID_COLUMNS.flatMap((column): [GridColumn, number | null][] => {
      const typed = cells[column];
      const read = typed === undefined ? undefined : readCell(column, typed);
      return read && 'value' in read ? [[column, read.value]] : [];
    });
    return changed.length > 0
      ? [
          {
            ...(Object.fromEntries(changed) as Partial<GridBodyRow>),
            variantId: row.id,
            seen: Object.fromEntries(changed.map(([column]) => [column, row[column]])),
          },
        ]
      : [];
  });
}

/** Returns the rows that undo a save, wherever the saved values are still current. */
export function toUndoRows(
  sent: readonly GridBodyRow[],
  saved: ReadonlySet<number>,
): GridBodyRow[] {
  return sent
    .filter(({ variantId }) => saved.has(variantId))
    .map(({ variantId, seen = {}, ...cells }) => ({ ...seen, variantId, seen: cells }));
}
