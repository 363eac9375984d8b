import { defineExamples } from '../../define/define-examples.ts';
import type { CollectionItemProps } from './collection-item.definition.ts';

const words = (text: string) => [{ type: 'Text', props: { text } }];

/** Examples of items. */
export const collectionItemExamples = defineExamples<CollectionItemProps>({
  minimal: { children: words('River walk') },
  typical: {
    props: { href: '/walks/river-walk', label: 'River walk' },
    children: [
      {
        type: 'Text',
        props: { text: 'River walk', tag: 'h3', fontSize: 1.25, fontWeight: 700 },
      },
      { type: 'Text', props: { text: 'Two hours along the water, with a stop at the mill.' } },
      { type: 'Button', props: { text: 'Book a place', href: '/contact' } },
    ],
  },
  longText: { children: words('An item with a long description. '.repeat(40)) },
  empty: { children: [] },
  rtl: { dir: 'rtl', children: words('جولة على النهر') },
});
