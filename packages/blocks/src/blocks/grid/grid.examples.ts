import { defineExamples } from '../../define/define-examples.ts';
import type { GridProps } from './grid.definition.ts';

const tile = (text: string, cells: object = {}) => ({
  type: 'Column',
  props: {
    cells: { ...cells },
    settings: {
      desktop: {
        background: { backgroundColor: 'subtle' },
        border: { borderRadius: 'large' },
        spacing: { paddingTop: 'l', paddingRight: 'l', paddingBottom: 'l', paddingLeft: 'l' },
      },
    },
  },
  children: [{ type: 'Text', props: { text } }],
});
const cell = (columnSpan: number, rowSpan: number, column = 0, row = 0) => ({
  columnSpan,
  rowSpan,
  column,
  row,
});

/** Examples of grids. */
export const gridExamples = defineExamples<GridProps>({
  minimal: { props: { tracks: { desktop: [1] } }, children: [tile('One tile.')] },
  typical: {
    props: {
      tracks: { desktop: [1, 1, 1, 1], tablet: [1, 1] },
      rowHeights: { desktop: 140, mobile: 0 },
    },
    children: [
      tile('Two columns and two rows.', { desktop: cell(2, 2) }),
      tile('Two columns.', { desktop: cell(2, 1) }),
      tile('A tile.'),
      tile('Another one.'),
      tile('The third column of the third row.', {
        desktop: cell(2, 1, 3, 3),
        tablet: cell(1, 1),
      }),
    ],
  },
  longText: {
    props: { tracks: { desktop: [2, 1, 0], mobile: [1, 0.5] } },
    children: [
      tile('Words '.repeat(60)),
      tile('Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'),
      tile('Fits its text.'),
    ],
  },
  empty: { children: [{ type: 'Column' }, { type: 'Column' }, { type: 'Column' }] },
  rtl: {
    dir: 'rtl',
    props: { tracks: { desktop: [1, 2] } },
    children: [tile('يمين'), tile('يسار')],
  },
});
