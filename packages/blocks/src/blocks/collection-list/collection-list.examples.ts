import { defineExamples } from '../../define/define-examples.ts';
import type { CollectionListProps } from './collection-list.definition.ts';

const item = (...children: readonly { type: string; props: object }[]) =>
  ({ type: 'CollectionItem', children }) as never;
const title = (text: string) => ({
  type: 'Text',
  props: { text, tag: 'h3', fontSize: 1.25, fontWeight: 700 },
});

/** Lists with one item. */
export const collectionListExamples = defineExamples<CollectionListProps>({
  minimal: { children: [item(title('River walk'))] },
  typical: {
    props: { collectionId: 1, columns: 2 },
    children: [
      item(title('River walk'), {
        type: 'Text',
        props: { text: 'Two hours along the water, with a stop at the mill.' },
      }),
    ],
  },
  longText: {
    props: { collectionId: 1 },
    children: [item(title('A very long name of a walk '.repeat(10)))],
  },
  empty: { props: { collectionId: 1 }, children: [] },
  rtl: { dir: 'rtl', props: { collectionId: 1 }, children: [item(title('جولة على النهر'))] },
});
