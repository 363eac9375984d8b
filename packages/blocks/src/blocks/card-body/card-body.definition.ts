import { type InferType, number, object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  /** px */
  minHeight: number().min(0).max(1000).required(),
});
export type CardBodyProps = InferType<typeof shape>;

/** The lower part or back of a card: text, icons, buttons. */
export const cardBodyDefinition = defineBlock({
  type: 'CardBody',
  label: 'Card body',
  description: 'The text of a card.',
  category: 'interactive',
  icon: 'text-caption',
  shape,
  defaults: { minHeight: 150 },
  canvas: true,
  internal: true,
  rules: { parents: ['AnimatedCard'], children: ['Text', 'Icons', 'Button'], max: 20 },
  groups: ['alignment', 'background', 'spacing'],
  children: [
    {
      type: 'Text',
      props: { text: 'A day in the hills', tag: 'h3', fontSize: 1.25, fontWeight: 700 },
    },
    { type: 'Text', props: { text: 'We walk six hours, at everybody’s pace, and eat on top.' } },
  ],
  partOf: 'AnimatedCard',
});
