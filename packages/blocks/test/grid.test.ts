import type { JsonObject, JsonValue } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { accepts, html } from './block-html.ts';

const grid = (props: JsonObject) => html('Grid', props);
const cell = (cells: JsonObject) => html('Column', { cells });

describe('grid', () => {
  it('has columns by their shares on each device, and fits those without one to their content', () => {
    expect(grid({})).toContain(
      '<div class="org-grid" data-block="grid" style="--org-grid:repeat(3,minmax(0,1fr));--org-grid-n:3">',
    );
    expect(
      grid({
        tracks: { desktop: [2, 1, 0], tablet: [1, 1], mobile: [0.5, 0.25] },
        rowHeights: { desktop: 160.4, mobile: 0 },
      }),
    ).toContain(
      'data-tracks-tablet="2" data-tracks-mobile="2" data-rows="160" data-rows-mobile="0" style="--org-grid:minmax(0,2fr) minmax(0,1fr) auto;--org-grid-n:3;--org-grid-tablet:repeat(2,minmax(0,1fr));--org-grid-tablet-n:2;--org-grid-mobile:minmax(0,2fr) minmax(0,1fr);--org-grid-mobile-n:2;--org-grid-rows:160px;--org-grid-rows-mobile:0px"',
    );
  });

  it('accepts 1 to 12 columns with shares from 0 to 12', () => {
    const columns = (desktop: JsonValue) => accepts('Grid', { tracks: { desktop } });
    expect(
      [[], [1], Array(12).fill(1), Array(13).fill(1), [-1], [12.5], ['1fr'], '1fr'].map(columns),
    ).toEqual([false, true, true, false, false, false, false, false]);
    const rows = (desktop: JsonValue) => accepts('Grid', { rowHeights: { desktop } });
    expect([0, 2000, 2001, -1, '4px'].map(rows)).toEqual([true, true, false, false, false]);
  });

  it('limits stored values to their range, and ignores others', () => {
    const columns = (desktop: JsonValue) =>
      /--org-grid:([^;"]*)/.exec(grid({ tracks: { desktop } }))?.[1];
    expect(columns(Array(400).fill(1))).toBe('repeat(12,minmax(0,1fr))');
    expect(columns([1e9, -3, Number.NaN, '1fr;color:red', 0.01])).toBe(
      'minmax(0,12fr) auto minmax(0,1fr) minmax(0,1fr) minmax(0,0.25fr)',
    );
    expect([[], 'x', null, { a: 1 }].map(columns)).toEqual(
      Array(4).fill('repeat(3,minmax(0,1fr))'),
    );
    expect(grid({ rowHeights: { desktop: 1e9 } })).toContain('--org-grid-rows:2000px');
  });
});

describe('cell of a grid', () => {
  it('spans columns and rows on each device, and begins where it is placed', () => {
    expect(
      cell({
        desktop: { columnSpan: 2, rowSpan: 3, column: 0, row: 0 },
        tablet: { columnSpan: 1, rowSpan: 1, column: 2, row: 4 },
        mobile: { columnSpan: 1, rowSpan: 1, column: 0, row: 0 },
      }),
    ).toContain(
      'data-cell="" data-cell-tablet="" data-cell-mobile="" style="--org-cell:auto/auto/span 3/span min(2,var(--org-columns));--org-cell-tablet:4/min(2,var(--org-columns) + 1 - 1)/span 1/span 1;--org-cell-mobile:auto/auto/span 1/span 1"',
    );
    expect(cell({})).not.toContain('cell');
  });

  it('accepts spans of 1 to 12, and positions from 0', () => {
    const one = { columnSpan: 1, rowSpan: 1, column: 0, row: 0 };
    const takes = (part: JsonObject) =>
      accepts('Column', { cells: { desktop: { ...one, ...part } } });
    expect([{}, { columnSpan: 12 }, { rowSpan: 12, row: 100, column: 12 }].map(takes)).toEqual([
      true,
      true,
      true,
    ]);
    for (const wrong of [
      { columnSpan: 0 },
      { rowSpan: 13 },
      { column: 13 },
      { row: 101 },
      { columnSpan: 1.5 },
      { row: '2 / span 3' },
    ])
      expect(takes(wrong), JSON.stringify(wrong)).toBe(false);
  });

  it('limits stored values to their range, and ignores others', () => {
    expect(cell({ desktop: { columnSpan: 99, rowSpan: -1, column: 'x', row: 1e9 } })).toContain(
      '--org-cell:100/auto/span 1/span min(12,var(--org-columns))"',
    );
    for (const wrong of [null, 'x', [], 4]) expect(cell({ desktop: wrong })).not.toContain('cell');
  });
});
