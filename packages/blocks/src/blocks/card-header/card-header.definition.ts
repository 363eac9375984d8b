import type { InferType } from 'yup';
import { CARD_PART, type cardPartShape } from '../../define/card-part.ts';
import { defineBlock } from '../../define/define-block.ts';

export type CardHeaderProps = InferType<typeof cardPartShape>;

/** Upper part or front of a card, which contains only images. */
export const cardHeaderDefinition = defineBlock({
  ...CARD_PART,
  type: 'CardHeader',
  label: 'Card header',
  description: 'The pictures of a card.',
  icon: 'photo',
  defaults: { minHeight: 200 },
  rules: { parents: ['AnimatedCard'], children: ['Image'], max: 6 },
  groups: ['background', 'spacing'],
  children: [
    {
      type: 'Image',
      props: { sizes: { desktop: { width: 100, widthUnit: '%', height: 200, heightUnit: 'px' } } },
    },
  ],
});
