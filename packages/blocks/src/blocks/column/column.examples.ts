import { defineExamples } from '../../define/define-examples.ts';
import type { ColumnProps } from './column.definition.ts';

/** Examples of columns. */
export const columnExamples = defineExamples<ColumnProps>({
  minimal: { children: [{ type: 'Text', props: { text: 'One line in a column.' } }] },
  typical: {
    props: { span: 8, spans: { tablet: 6, mobile: 12 } },
    children: [
      { type: 'Text', props: { text: 'The workshop', tag: 'h2', fontSize: 2, fontWeight: 700 } },
      { type: 'TextBox' },
      { type: 'Button', props: { text: 'Book a visit', href: '/visit' } },
    ],
  },
  longText: {
    props: { span: 3 },
    children: [
      {
        type: 'Text',
        props: { text: 'A column that is narrow and has a great deal to say. '.repeat(12) },
      },
    ],
  },
  empty: {},
  rtl: { dir: 'rtl', children: [{ type: 'Text', props: { text: 'عمود واحد' } }] },
});
