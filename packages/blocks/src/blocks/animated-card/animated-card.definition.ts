import { type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** Animations of a card: rises into view, fades over its image, flips, or none. */
export const CARD_ANIMATIONS = ['rise', 'fade', 'flip', 'none'] as const;

const shape = object({
  animation: string().oneOf(CARD_ANIMATIONS).required(),
});
export type AnimatedCardProps = InferType<typeof shape>;

/** A card with images above and text below. */
export const animatedCardDefinition = defineBlock({
  type: 'AnimatedCard',
  label: 'Card',
  description: 'A card with a picture and text that rises into view, fades or flips over.',
  category: 'interactive',
  icon: 'cards',
  shape,
  defaults: { animation: 'rise' },
  canvas: true,
  rules: { parents: ['Column', 'Container'], children: ['CardHeader', 'CardBody'], min: 2, max: 2 },
  groups: ['background', 'border', 'spacing'],
  children: [{ type: 'CardHeader' }, { type: 'CardBody' }],
  aliases: ['Cards', 'Card'],
});
