import { defineExamples } from '../../define/define-examples.ts';
import type { EmailHeadingProps } from './email-heading.definition.ts';

/** Examples of email headings. */
export const emailHeadingExamples = defineExamples<EmailHeadingProps>({
  minimal: { props: { text: 'Market day' } },
  typical: {
    props: { text: 'The spring kiln is open', fontSize: 40, color: '#7a2f1d', align: 'center' },
  },
  longText: {
    props: {
      text: 'Forty new pieces, each thrown by hand, glazed in eleven colors and fired twice, wait for you in the shop',
      level: 2,
      fontSize: 24,
    },
  },
  empty: { props: { text: '' } },
  rtl: { dir: 'rtl', props: { text: 'أهلا بكم في الورشة', level: 3, fontSize: 20 } },
});
