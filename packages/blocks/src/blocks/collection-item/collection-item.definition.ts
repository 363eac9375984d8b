import { type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  /** Target of the whole item; '' for none. */
  href: string().max(2000).defined(),
  /** Name of that link for people who cannot see the item. */
  label: string().max(500).defined(),
});
export type CollectionItemProps = InferType<typeof shape>;

/** The blocks of one item of a collection list. Their props can show fields of the item. */
export const collectionItemDefinition = defineBlock({
  type: 'CollectionItem',
  label: 'Item',
  description: 'The blocks that a collection list repeats for each item.',
  category: 'layout',
  icon: 'box',
  shape,
  defaults: { href: '', label: '' },
  canvas: true,
  internal: true,
  rules: {
    parents: ['CollectionList'],
    children: ['Container', 'Row', 'Grid', 'Text', 'Image', 'Button', 'Icons'],
  },
  groups: ['alignment', 'background', 'border', 'spacing'],
  bindings: { href: 'namedLink' },
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
