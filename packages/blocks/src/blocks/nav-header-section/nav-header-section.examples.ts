import { defineExamples } from '../../define/define-examples.ts';

const words = (text: string) => ({ type: 'Text', props: { text } });

/** Examples of header sections. */
export const navHeaderSectionExamples = defineExamples<Record<never, never>>({
  minimal: { children: [words('Stoneware since 1994')] },
  typical: {
    children: [
      words('Stoneware since 1994'),
      { type: 'Button', props: { text: 'Visit us', href: '/visit', size: 'sm' } },
    ],
  },
  longText: {
    children: [words('Bowls, plates, pots and whatever else comes to mind. '.repeat(6))],
  },
  empty: { children: [] },
  rtl: { dir: 'rtl', children: [words('خزف منذ ١٩٩٤')] },
});
