import type { StockGrid, StockRow } from '@org/schema';
import { toNumber } from '../../app/form/typed-number.ts';
import { gridText as text } from './messages.ts';

/** The columns of the grid that can be changed, from left to right. */
export const GRID_COLUMNS = ['price', 'salePrice', 'onHand', 'reorderPoint'] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

/** Texts of some cells of a row. */
export type GridCells = Readonly<Partial<Record<GridColumn, string>>>;

/** What was typed into cells and not saved yet, by variant. */
export type GridEdits = ReadonlyMap<number, GridCells>;

/** A cell by its place: rows and columns are counted from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** What a cell shows of a stored row. */
export function storedText(row: StockRow, column: GridColumn): string {
  const value = row[column];
  // Without a number of its own it goes by that of the shop.
  if (value === null || (column === 'reorderPoint' && value === 0)) return '';
  return column === 'price' || column === 'salePrice' ? value.toFixed(2) : String(value);
}

/** What a cell shows: what was typed, else what is stored. */
export const cellText = (row: StockRow, column: GridColumn, edits: GridEdits): string =>
  edits.get(row.id)?.[column] ?? storedText(row, column);

/** What a typed text means in a column, or what is wrong with it. */
export function readCell(
  column: GridColumn,
  typed: string,
): { readonly value: number | null } | { readonly problem: string } {
  // Amounts come from spreadsheets with their currency.
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

/** Another text of a cell. */
export interface GridEntry {
  readonly row: StockRow;
  readonly column: GridColumn;
  readonly typed: string;
}

/** Puts texts into cells, however many; what means the same as what is stored is no change. */
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

/** Puts a text into a cell. */
export const withCell = (
  edits: GridEdits,
  row: StockRow,
  column: GridColumn,
  typed: string,
): GridEdits => withCells(edits, [{ row, column, typed }]);

/** What is left of edits once rows of those that were sent are saved. */
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

/** Rows and columns of a text as spreadsheets copy it. */
export function parseTable(copied: string): string[][] {
  const lines = copied.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** The cells between two corners, both with them. */
export function placesBetween(one: GridPlace, other: GridPlace): GridPlace[] {
  const [top, bottom] = [Math.min(one.row, other.row), Math.max(one.row, other.row)];
  const [left, right] = [Math.min(one.column, other.column), Math.max(one.column, other.column)];
  const places: GridPlace[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) places.push({ row, column });
  return places;
}

/**
 * Puts a copied table into the grid, its first cell at the upper corner; a single cell fills all that is chosen. What reaches
 * beyond the grid is left out.
 * Shape: rows, edits, table, corners of the choice, columns → edits and how many cells were filled.
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

/** How prices are changed all at once. */
export interface PriceRule {
  readonly column: 'price' | 'salePrice';
  readonly by: 'percent' | 'amount';
  /** Percent, or major units; below 0 lowers. */
  readonly change: number;
  /** `whole`: no cents; `nn`, `nf`: ending in .99 or .95. */
  readonly rounding: 'none' | 'whole' | 'nn' | 'nf';
}

/** A price by a rule, in whole cents and never below 0. Shape: major units → major units. */
export function ruledPrice(price: number, { by, change, rounding }: PriceRule): number {
  const cents = Math.round(price * 100);
  // Hundredths of a percent are whole numbers: 8.15 percent of a price is not 8.149999.
  const raised =
    by === 'percent'
      ? Math.round((cents * (10_000 + Math.round(change * 100))) / 10_000)
      : cents + Math.round(change * 100);
  const rounded =
    rounding === 'none'
      ? raised
      : rounding === 'whole'
        ? Math.round(raised / 100) * 100
        : Math.round((raised + (rounding === 'nn' ? 1 : 5)) / 100) * 100 -
          (rounding === 'nn' ? 1 : 5);
  return Math.max(0, rounded) / 100;
}

/** What a rule makes of rows: of each that has such a price, what it was and what it becomes. */
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

/** What is wrong with what was typed. Shape: → variant → column → message. */
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

/** Changed rows as the call takes them, each with what was seen in its cells. */
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

/** What takes saved rows back: what stood there, where what was saved stands still. */
export function toUndoRows(
  sent: readonly GridBodyRow[],
  saved: ReadonlySet<number>,
): GridBodyRow[] {
  return sent
    .filter(({ variantId }) => saved.has(variantId))
    .map(({ variantId, seen = {}, ...cells }) => ({ ...seen, variantId, seen: cells }));
}
