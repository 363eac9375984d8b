import { expect, it } from 'vitest';
import type { Column } from './data-table.types.ts';
import { fitColumns } from './data-table-fit.ts';

const column = (id: string, width?: string, optional = false): Column<unknown> => ({
  id,
  header: id,
  cell: () => null,
  ...(width && { width }),
  ...(optional && { optional }),
});
const COLUMNS = [
  column('name'),
  column('company', '20%', true),
  column('status', '120px'),
  column('tags', '160px', true),
];
const fit = (width: number, columns = COLUMNS) => {
  const { columns: fitted, scrolled } = fitColumns(columns, width);
  return [fitted.map(({ id, width: own }) => (own ? `${id} ${own}` : id)), scrolled];
};

it('gives percentage columns their widths when there is enough space', () => {
  expect(fit(1200)).toEqual([['name', 'company 240px', 'status 120px', 'tags 160px'], undefined]);
});

it('shrinks percentage columns before the flexible column becomes too narrow', () => {
  expect(fit(720)).toEqual([['name', 'company 144px', 'status 120px', 'tags 160px'], undefined]);
  expect(fit(696)).toEqual([['name', 'company 132px', 'status 120px', 'tags 160px'], undefined]);
});

it('drops optional columns, the last first', () => {
  expect(fit(680)).toEqual([['name', 'company 136px', 'status 120px'], undefined]);
});

it('drops optional columns on cards, which never scroll horizontally', () => {
  expect(fit(390)).toEqual([['name', 'status 120px'], undefined]);
});

it('scrolls when the minimum widths do not fit, and changes nothing before the width is known', () => {
  const chosen = COLUMNS.map(({ optional: _optional, ...rest }) => rest);
  expect(fit(650, chosen)).toEqual([['name', 'company 130px', 'status 120px', 'tags 160px'], 694]);
  expect(fitColumns(chosen, 0)).toEqual({ columns: chosen, scrolled: undefined });
});
