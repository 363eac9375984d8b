import { boolean, type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  title: string().max(500).defined(),
  /** True when the item is open initially. */
  open: boolean().required(),
});
export type AccordionItemProps = InferType<typeof shape>;

/** An item of an accordion: a heading, and a slot for blocks that it opens. */
export const accordionItemDefinition = defineBlock({
  type: 'AccordionItem',
  label: 'Accordion item',
  description: 'A heading that expands the content below it.',
  category: 'interactive',
  icon: 'list-details',
  shape,
  defaults: { title: 'A question that we are often asked', open: false },
  canvas: true,
  internal: true,
  rules: {
    parents: ['Accordion'],
    children: ['Container', 'Row', 'Grid', 'Text', 'Button', 'Icons'],
  },
  groups: ['background', 'spacing'],
  children: [{ type: 'Text', props: { text: 'And the answer, in a sentence or two.' } }],
  partOf: 'Accordion',
  inlineText: [{ prop: 'title', kind: 'plain', part: 'title' }],
});
