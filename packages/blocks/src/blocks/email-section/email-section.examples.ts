import { defineExamples } from '../../define/define-examples.ts';
import type { EmailSectionProps } from './email-section.definition.ts';

const container = (html: string, props = {}) => ({
  type: 'EmailContainer',
  props,
  children: [{ type: 'EmailTextbox', props: { html } }],
});

/** Examples of email sections. */
export const emailSectionExamples = defineExamples<EmailSectionProps>({
  minimal: { children: [container('<p>One section with one line.</p>')] },
  typical: {
    props: { backgroundColor: '#dfe9e2', paddingY: 32 },
    children: [
      container('<h3>At the wheel</h3><p>Tuesdays at six, eight places.</p>'),
      container('<p>Bring clothes that may get dirty.</p>', { backgroundColor: '' }),
    ],
  },
  longText: {
    children: [
      container(`<p>${'Every bowl is thrown and glazed by the same two hands. '.repeat(30)}</p>`),
    ],
  },
  empty: { children: [] },
  rtl: { dir: 'rtl', children: [container('<p>كل يوم ثلاثاء</p>')] },
});
