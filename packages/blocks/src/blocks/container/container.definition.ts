import { object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** A box for related blocks. */
export const containerDefinition = defineBlock({
  type: 'Container',
  label: 'Container',
  description: 'A box that groups blocks, with its own background and border.',
  category: 'layout',
  icon: 'box',
  shape: object({}),
  defaults: {},
  canvas: true,
  rules: {
    parents: ['Column', 'AccordionItem', 'TabPanel', 'Slide', 'CollectionItem'],
    notInside: ['Container', 'TextBox'],
    children: [
      'Row',
      'Grid',
      'Text',
      'Image',
      'Button',
      'Icons',
      'AnimatedCard',
      'Accordion',
      'Tabs',
      'ImageCarousel',
      'ImageGallery',
      'InfiniteScroller',
      'BlogList',
      'Component',
    ],
  },
  groups: ['alignment', 'background', 'border', 'spacing'],
});
