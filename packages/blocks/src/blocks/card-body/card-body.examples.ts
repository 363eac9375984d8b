import { defineExamples } from '../../define/define-examples.ts';
import type { CardBodyProps } from './card-body.definition.ts';

const words = (text: string) => ({ type: 'Text', props: { text } });

/** Examples of bodies of cards. */
export const cardBodyExamples = defineExamples<CardBodyProps>({
  minimal: { children: [words('Six evenings, clay included.')] },
  typical: {
    props: { minHeight: 220 },
    children: [
      { type: 'Icons' },
      words('Six evenings, clay included.'),
      { type: 'Button', props: { text: 'See dates', href: '/classes' } },
    ],
  },
  longText: { children: [words('A great deal to say, on very little room. '.repeat(20))] },
  empty: { children: [] },
  rtl: { dir: 'rtl', children: [words('ستة أمسيات')] },
});
