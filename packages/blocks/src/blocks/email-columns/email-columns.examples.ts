import { defineExamples } from '../../define/define-examples.ts';
import type { EmailColumnsProps } from './email-columns.definition.ts';

const column = (html: string, props = {}) => ({
  type: 'EmailColumn',
  props,
  children: [{ type: 'EmailTextbox', props: { html } }],
});

/** Examples of email columns. */
export const emailColumnsExamples = defineExamples<EmailColumnsProps>({
  minimal: { children: [column('<p>Bowls</p>'), column('<p>Cups</p>')] },
  typical: {
    props: { columns: 3, gap: 16, verticalAlign: 'middle' },
    children: [
      column('<h3>Throw</h3><p>Mondays at six.</p>', { backgroundColor: '#eef3ec', padding: 16 }),
      column('<h3>Glaze</h3><p>Wednesdays at six.</p>', {
        backgroundColor: '#f6efe4',
        padding: 16,
      }),
      column('<h3>Fire</h3><p>Once a month, at night.</p>', {
        backgroundColor: '#f3e9e6',
        padding: 16,
      }),
    ],
  },
  longText: {
    props: { columns: 2, stack: false },
    children: [
      column(`<p>${'Each piece is thrown, dried and fired twice. '.repeat(12)}</p>`),
      column('<p>A short line.</p>'),
    ],
  },
  empty: { children: [{ type: 'EmailColumn' }, { type: 'EmailColumn' }] },
  rtl: { dir: 'rtl', children: [column('<p>أطباق</p>'), column('<p>أكواب</p>')] },
});
