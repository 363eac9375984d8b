import type { BlockTemplate } from '@org/content';
import { type ColumnLook, column } from './section-parts.ts';

/** Creates a grid of tiles: four columns on desktops, two on tablets, and one on phones. */
export const bento = (...tiles: readonly BlockTemplate[]): BlockTemplate => ({
  type: 'Grid',
  props: {
    tracks: { desktop: [1, 1, 1, 1], tablet: [1, 1] },
    rowHeights: { desktop: 200, mobile: 0 },
    settings: { desktop: { alignment: { gap: 20 } } },
  },
  children: tiles,
});

/** Creates a tile of a grid that spans columns and rows. */
export function tile(
  look: ColumnLook & { readonly columns?: number; readonly rows?: number },
  ...children: readonly BlockTemplate[]
): BlockTemplate {
  const { columns = 1, rows = 1, ...others } = look;
  const created = column(others, ...children);
  const desktop = { columnSpan: columns, rowSpan: rows, column: 0, row: 0 };
  // Full width on a tablet: rows of twice the height would be empty there.
  const cells = { desktop, ...(rows > 1 && { tablet: { ...desktop, rowSpan: 1 } }) };
  return { ...created, props: { ...created.props, cells } };
}
