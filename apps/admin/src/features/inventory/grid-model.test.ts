import type { StockRow } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import {
  type GridEdits,
  gridProblems,
  parseTable,
  readCell,
  ruledPrice,
  ruledPrices,
  toGridRows,
  toUndoRows,
  withCell,
  withCells,
  withoutSaved,
  withTable,
} from './grid-model.ts';

const NONE: GridEdits = new Map();
const row = (id: number, more: Partial<StockRow> = {}): StockRow => ({
  id,
  productId: id,
  name: `Jug ${id}`,
  status: 'published',
  sku: `JUG-${id}`,
  attributes: [],
  image: '',
  price: 10,
  salePrice: null,
  onHand: 5,
  reserved: 0,
  available: 5,
  reorderPoint: 0,
  lowAt: null,
  state: 'in',
  levels: [],
  ...more,
});
const rows = [row(1), row(2, { price: 20, salePrice: 15 }), row(3)];

describe('a cell', () => {
  it('accepts numbers as people type them, with local separators and currency', () => {
    expect(
      ['12', '12.5', '12,5', '1,250.50', '€ 9.90', '9,90 €'].map((typed) =>
        readCell('price', typed),
      ),
    ).toEqual([12, 12.5, 12.5, 1250.5, 9.9, 9.9].map((value) => ({ value })));
    expect(readCell('salePrice', ' ')).toEqual({ value: null });
    expect(readCell('onHand', '')).toEqual({ value: 0 });
  });

  it('reports what is wrong with other input', () => {
    expect(readCell('price', '')).toEqual({ problem: 'Please enter a price' });
    expect(readCell('price', 'ten')).toEqual({ problem: 'Use a number' });
    expect(readCell('price', '-1')).toEqual({ problem: 'Use 0 or more' });
    expect(readCell('price', '1.005')).toEqual({ problem: 'Use at most two decimals' });
    expect(readCell('onHand', '1.5')).toEqual({ problem: 'Use a whole number' });
  });

  it('is unchanged when it equals the stored value', () => {
    const edits = withCell(NONE, row(1), 'price', '12');
    expect(edits).toEqual(new Map([[1, { price: '12' }]]));
    expect(withCell(edits, row(1), 'price', '10.0')).toEqual(NONE);
  });

  it('keeps invalid input', () => {
    const edits = withCell(NONE, row(1), 'price', 'ten');
    expect(edits.get(1)).toEqual({ price: 'ten' });
    expect(gridProblems(edits)).toEqual(new Map([[1, { price: 'Use a number' }]]));
    expect(toGridRows(rows, edits)).toEqual([]);
  });
});

describe('a copied table', () => {
  it('is pasted from the upper corner, up to the end of the grid', () => {
    const table = parseTable('11\t9\r\n21\t\r\n31\t\r\n41\t\r\n');
    const start = { row: 0, column: 0 };
    const { edits, count } = withTable(rows, NONE, table, [start, start]);
    expect(count).toBe(6);
    expect(toGridRows(rows, edits)).toEqual([
      { variantId: 1, price: 11, salePrice: 9, seen: { price: 10, salePrice: null } },
      { variantId: 2, price: 21, salePrice: null, seen: { price: 20, salePrice: 15 } },
      { variantId: 3, price: 31, seen: { price: 10 } },
    ]);
  });

  it('fills the selection when it is a single cell', () => {
    const { edits, count } = withTable(rows, NONE, parseTable('7'), [
      { row: 2, column: 2 },
      { row: 1, column: 2 },
    ]);
    expect(count).toBe(2);
    expect([...edits]).toEqual([
      [2, { onHand: '7' }],
      [3, { onHand: '7' }],
    ]);
  });
});

describe('a rule for prices', () => {
  const rule = { column: 'price', by: 'percent', change: 8.15, rounding: 'none' } as const;

  it('raises and lowers by percent and amount, rounded to cents, and never below 0', () => {
    expect(ruledPrice(19.99, rule)).toBe(21.62);
    expect(ruledPrice(10, { ...rule, change: -100 })).toBe(0);
    expect(ruledPrice(10, { ...rule, by: 'amount', change: 2.5 })).toBe(12.5);
    expect(ruledPrice(1, { ...rule, by: 'amount', change: -2.5 })).toBe(0);
  });

  it('rounds to common price endings', () => {
    const ten = { ...rule, change: 10 };
    expect(ruledPrice(19.99, { ...ten, rounding: 'whole' })).toBe(22);
    expect(ruledPrice(19.99, { ...ten, rounding: 'nn' })).toBe(21.99);
    expect(ruledPrice(19.4, { ...ten, rounding: 'nf' })).toBe(20.95);
    expect(ruledPrice(0.2, { ...ten, rounding: 'nn' })).toBe(0);
  });

  it('skips rows without such a price, and starts with unsaved input', () => {
    const edits = withCell(NONE, rows[1] as StockRow, 'salePrice', '10');
    const given = { ...rule, column: 'salePrice', change: 10 } as const;
    expect(ruledPrices(rows, edits, given)).toEqual([{ row: rows[1], was: 10, now: 11 }]);
  });
});

it('removes saved edits, and keeps later input', () => {
  const sent = withCells(NONE, [
    { row: row(1), column: 'price', typed: '12' },
    { row: row(2), column: 'price', typed: '13' },
    { row: row(3), column: 'price', typed: '14' },
  ]);
  const now = withCells(sent, [
    { row: row(1), column: 'onHand', typed: '7' },
    { row: row(2), column: 'price', typed: '15' },
  ]);
  expect(withoutSaved(now, sent, new Set([1, 2]))).toEqual(
    new Map([
      [1, { onHand: '7' }],
      [2, { price: '15' }],
      [3, { price: '14' }],
    ]),
  );
});

it('undoes a save row by row', () => {
  const edits = withCell(withCell(NONE, row(1), 'price', '12'), row(3), 'onHand', '9');
  const sent = toGridRows(rows, edits);
  expect(toUndoRows(sent, new Set([1]))).toEqual([
    { variantId: 1, price: 10, seen: { price: 12 } },
  ]);
});
