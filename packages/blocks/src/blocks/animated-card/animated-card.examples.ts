import { defineExamples } from '../../define/define-examples.ts';
import type { AnimatedCardProps } from './animated-card.definition.ts';

const words = (...texts: readonly string[]) => ({
  type: 'CardBody',
  children: texts.map((text, at) => ({
    type: 'Text',
    props: at === 0 ? { text, tag: 'h3', fontSize: 1.25, fontWeight: 700 } : { text },
  })),
});

/** Examples of cards. */
export const animatedCardExamples = defineExamples<AnimatedCardProps>({
  minimal: { props: { animation: 'none' }, children: [{ type: 'CardHeader' }, words('Bowls')] },
  typical: {
    props: { animation: 'flip' },
    children: [
      { type: 'CardHeader' },
      {
        type: 'CardBody',
        children: [
          {
            type: 'Text',
            props: { text: 'Wheel throwing', tag: 'h3', fontSize: 1.25, fontWeight: 700 },
          },
          { type: 'Text', props: { text: 'Six evenings, clay and both firings included.' } },
          { type: 'Button', props: { text: 'See dates', href: '/classes', size: 'sm' } },
        ],
      },
    ],
  },
  longText: {
    props: { animation: 'fade' },
    children: [
      { type: 'CardHeader' },
      words(
        'Pneumonoultramicroscopicsilicovolcanoconiosis',
        'A card that has a great deal to say, and says it. '.repeat(12),
      ),
    ],
  },
  empty: {
    children: [
      { type: 'CardHeader', children: [] },
      { type: 'CardBody', children: [] },
    ],
  },
  rtl: { dir: 'rtl', children: [{ type: 'CardHeader' }, words('دروس', 'ستة أمسيات')] },
});
