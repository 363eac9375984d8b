import { object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** The blocks of one item of a collection list. Their props can show fields of the item. */
export const collectionItemDefinition = defineBlock({
  type: 'CollectionItem',
  label: 'Item',
  description: 'The blocks that a collection list repeats for each item.',
  category: 'layout',
  icon: 'box',
  shape: object({}),
  defaults: {},
  canvas: true,
  internal: true,
  rules: {
    parents: ['CollectionList'],
    children: ['Container', 'Row', 'Text', 'Image', 'Button', 'Icons'],
  },
  groups: ['alignment', 'background', 'border', 'spacing'],
  children: [
    { type: 'Image' },
    {
      type: 'Text',
      props: { text: 'Title of the item', tag: 'h3', fontSize: 1.25, fontWeight: 700 },
    },
    { type: 'Text', props: { text: 'Connect these blocks with fields of your collection.' } },
  ],
  partOf: 'CollectionList',
});
