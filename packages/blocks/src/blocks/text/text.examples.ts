import { defineExamples } from '../../define/define-examples.ts';
import type { TextProps } from './text.definition.ts';

/** Examples of texts. */
export const textExamples = defineExamples<TextProps>({
  minimal: { props: { text: 'Open today until six.' } },
  typical: {
    props: { text: 'Bowls that outlive fashions', tag: 'h2', fontSize: 2.5, fontWeight: 700 },
  },
  longText: {
    props: {
      text: `Pneumonoultramicroscopicsilicovolcanoconiosis ${'and then a sentence that goes on. '.repeat(20)}`,
      tag: 'h1',
      fontSize: 4,
      fontWeight: 800,
    },
  },
  empty: { props: { text: '' } },
  rtl: {
    dir: 'rtl',
    props: { text: 'مرحبا بكم في ورشتنا', tag: 'h3', fontSize: 1.75, fontWeight: 600 },
  },
});
