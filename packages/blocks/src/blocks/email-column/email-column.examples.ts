import { defineExamples } from '../../define/define-examples.ts';
import type { EmailColumnProps } from './email-column.definition.ts';

const text = (html: string) => ({ type: 'EmailTextbox', props: { html } });

/** Examples of email columns. */
export const emailColumnExamples = defineExamples<EmailColumnProps>({
  minimal: { children: [text('<p>One column.</p>')] },
  typical: {
    props: { backgroundColor: '#eef3ec', padding: 20, borderRadius: 8 },
    children: [text('<h3>The spring kiln</h3><p>Forty new pieces.</p>')],
  },
  longText: { children: [text(`<p>${'Thrown by hand in our workshop. '.repeat(30)}</p>`)] },
  empty: { children: [] },
  rtl: { dir: 'rtl', props: { padding: 12 }, children: [text('<p>أهلا بكم</p>')] },
});
