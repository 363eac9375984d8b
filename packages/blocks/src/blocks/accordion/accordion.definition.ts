import { boolean, type InferType, number, object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** Maximum number of items of an accordion. */
export const MAX_ITEMS = 50;

const shape = object({
  /** Number of items: the editor adds and removes children to match. */
  numberOfItems: number().integer().min(1).max(MAX_ITEMS).required(),
  /** True for dark mode on every page; otherwise the mode of the page. */
  darkMode: boolean().required(),
});
export type AccordionProps = InferType<typeof shape>;

const item = (title: string, text: string, open = false) => ({
  type: 'AccordionItem',
  props: { title, open },
  children: [{ type: 'Text', props: { text } }],
});

/** Questions that open one at a time. */
export const accordionDefinition = defineBlock({
  type: 'Accordion',
  label: 'Accordion',
  description: 'Headings that expand the content below them, such as questions and answers.',
  category: 'interactive',
  icon: 'list-details',
  shape,
  defaults: { numberOfItems: 3, darkMode: false },
  canvas: true,
  rules: { parents: ['Column', 'Container'], children: ['AccordionItem'], min: 1, max: MAX_ITEMS },
  groups: ['background', 'border', 'spacing'],
  partsFollow: { prop: 'numberOfItems', type: 'AccordionItem' },
  children: [
    item(
      'How soon can you start?',
      'Most work begins within two weeks. We give you a date with the offer, and we keep it.',
      true,
    ),
    item(
      'What does a first visit cost?',
      'Nothing. We look at what there is to do, and you have our price in writing within three days.',
    ),
    item(
      'Do you give a guarantee?',
      'Yes: two years on all work, and as long as the maker gives on what we put in.',
    ),
  ],
});
