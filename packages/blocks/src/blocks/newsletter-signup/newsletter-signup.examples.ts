import { defineExamples } from '../../define/define-examples.ts';
import type { NewsletterSignupProps } from './newsletter-signup.definition.ts';

/** Examples of sign-ups. */
export const newsletterSignupExamples = defineExamples<NewsletterSignupProps>({
  minimal: { props: { title: '', text: '' } },
  typical: {
    props: {
      title: 'Letters from the kiln',
      text: 'Openings, new glazes and the days of the next market. About once a month.',
    },
  },
  longText: {
    props: {
      title: `Pneumonoultramicroscopicsilicovolcanoconiosis ${'and what else there is '.repeat(8)}`,
      text: 'A long sentence that keeps going. '.repeat(40),
      buttonText: 'Yes, please send me all of your news from now on',
      inline: false,
    },
  },
  empty: { props: { title: '', text: '', placeholder: '', buttonText: '' } },
  rtl: {
    dir: 'rtl',
    props: { title: 'رسائل من الورشة', text: 'مرة في الشهر تقريبا.', buttonText: 'اشترك' },
  },
});
