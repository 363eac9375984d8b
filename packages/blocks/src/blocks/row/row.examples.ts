import { defineExamples } from '../../define/define-examples.ts';
import type { RowProps } from './row.definition.ts';

const column = (text: string, span = 0) => ({
  type: 'Column',
  props: { span },
  children: [{ type: 'Text', props: { text } }],
});

/** Examples of rows. */
export const rowExamples = defineExamples<RowProps>({
  minimal: { props: { columns: 1 }, children: [column('One column.')] },
  typical: {
    props: { columns: 2 },
    children: [column('Two thirds of the row.', 8), column('One third.', 4)],
  },
  longText: {
    props: { columns: 3 },
    children: [
      column('Words '.repeat(60)),
      column('Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'),
      column('Short.'),
    ],
  },
  empty: { props: { columns: 2 }, children: [{ type: 'Column' }, { type: 'Column' }] },
  rtl: { dir: 'rtl', props: { columns: 2 }, children: [column('يمين'), column('يسار')] },
});
