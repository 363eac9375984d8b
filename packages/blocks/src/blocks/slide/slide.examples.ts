import { defineExamples } from '../../define/define-examples.ts';
import type { SlideProps } from './slide.definition.ts';

/** Examples of slides. One is the first slide of a new slider, which lists `slide-1`. */
export const slideExamples = defineExamples<SlideProps>({
  minimal: {
    props: { containerId: 'slide-1' },
    children: [{ type: 'Text', props: { text: 'Open on Sundays in May.' } }],
  },
  typical: {
    props: { containerId: 'slide-1' },
    children: [
      {
        type: 'Text',
        props: { text: 'The spring kiln is full', tag: 'h2', fontSize: 2, fontWeight: 700 },
      },
      { type: 'Text', props: { text: 'Places for the summer firing can be booked from Monday.' } },
      { type: 'Button', props: { text: 'See the dates', href: '/firings' } },
    ],
  },
  longText: {
    props: { containerId: 'slide-1' },
    children: [{ type: 'Text', props: { text: 'A slide grows with what it holds. '.repeat(40) } }],
  },
  empty: { props: { containerId: 'slide-1' }, children: [] },
  rtl: {
    dir: 'rtl',
    props: { containerId: 'slide-1' },
    children: [{ type: 'Text', props: { text: 'مفتوح أيام الأحد' } }],
  },
});
