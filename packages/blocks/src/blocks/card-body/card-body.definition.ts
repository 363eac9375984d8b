import type { InferType } from 'yup';
import { CARD_PART, type cardPartShape } from '../../define/card-part.ts';
import { defineBlock } from '../../define/define-block.ts';

export type CardBodyProps = InferType<typeof cardPartShape>;

/** The lower part or back of a card: text, icons, buttons. */
export const cardBodyDefinition = defineBlock({
  ...CARD_PART,
  type: 'CardBody',
  label: 'Card body',
  description: 'The text of a card.',
  icon: 'text-caption',
  defaults: { minHeight: 150 },
  rules: { parents: ['AnimatedCard'], children: ['Text', 'Icons', 'Button'], max: 20 },
  groups: ['alignment', 'background', 'spacing'],
  children: [
    {
      type: 'Text',
      props: { text: 'A day in the hills', tag: 'h3', fontSize: 1.25, fontWeight: 700 },
    },
    { type: 'Text', props: { text: 'We walk six hours, at everybody’s pace, and eat on top.' } },
  ],
});
