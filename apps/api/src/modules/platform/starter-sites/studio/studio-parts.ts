import type { BlockTemplate } from '@org/content';
import type { SparseGroups, SparseSettings } from '@org/schema';
import { all, col, cols, photo, rise, section, title, words } from '../site-parts.ts';

/** The studio's pages are wider than most: their content ends at 1680 px. */
const WIDE: SparseGroups = {
  alignment: { width: 1680, widthUnit: 'px', widthAuto: false },
};

/** A band in the width of the studio. Shape: space above and below, columns, more settings. */
export function wide(
  [above, below]: readonly [number, number],
  columns: readonly BlockTemplate[],
  { alignment, ...more }: SparseGroups = {},
): BlockTemplate {
  return section(
    {
      desktop: all(rise(above, below), more, {
        alignment: { gap: 32, ...WIDE.alignment, ...alignment },
      }),
      mobile: all(rise(Math.round(above * 0.55), Math.round(below * 0.55)), {
        alignment: { gap: 24 },
      }),
    },
    columns,
  );
}

/** The top of a page: its name, as large as it fits. */
export function opening(name: string, line: string): BlockTemplate {
  return wide(
    [72, 72],
    [
      col(12, [title(1, name, 6, { fontWeight: 700 })]),
      col(7, []),
      col(5, [words(line, 1.25, { color: 'muted' })]),
    ],
  );
}

/** A work: its picture, its name, and what was done. Shape: … `level` of its heading. */
export function work(
  span: number,
  art: string,
  alt: string,
  name: string,
  line: string,
  height = 520,
  level: 2 | 3 = 3,
  settings: SparseSettings = {},
): BlockTemplate {
  return col(
    span,
    [
      photo(art, alt, [height, Math.round(height * 0.8), 300], 20),
      cols(
        [
          col(6, [title(level, name, 1.5, { fontWeight: 600 })]),
          col(6, [words(line, 1, { color: 'muted' })]),
        ],
        { desktop: { alignment: { gap: 16 } }, mobile: { alignment: { gap: 4 } } },
      ),
    ],
    { desktop: { alignment: { gap: 16 } }, ...settings },
  );
}
