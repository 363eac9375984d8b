import { defineExamples } from '../../define/define-examples.ts';
import type { EmailContainerProps } from './email-container.definition.ts';

const text = (html: string) => ({ type: 'EmailTextbox', props: { html } });

/** Examples of email containers. */
export const emailContainerExamples = defineExamples<EmailContainerProps>({
  minimal: { children: [text('<p>One line on white.</p>')] },
  typical: {
    props: { backgroundColor: '#1d3b34', textColor: '#f2efe6', paddingY: 40, borderRadius: 12 },
    children: [
      text('<h2>The spring kiln is open</h2><p>Forty new pieces, each thrown by hand.</p>'),
      {
        type: 'EmailButton',
        props: {
          text: 'See them all',
          href: '/shop',
          backgroundColor: '#f2c14e',
          textColor: '#1d3b34',
          align: 'start',
        },
      },
    ],
  },
  longText: {
    props: { maxWidth: 480, paddingX: 16 },
    children: [text(`<p>${'A narrow column reads well on any screen. '.repeat(20)}</p>`)],
  },
  empty: { children: [] },
  rtl: { dir: 'rtl', children: [text('<p>أهلا بكم في الورشة</p>')] },
});
