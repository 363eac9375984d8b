import { type InferType, number, object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  /** px */
  minHeight: number().min(0).max(1000).required(),
});
export type CardHeaderProps = InferType<typeof shape>;

/** Upper part or front of a card, which contains only images. */
export const cardHeaderDefinition = defineBlock({
  type: 'CardHeader',
  label: 'Card header',
  description: 'The pictures of a card.',
  category: 'interactive',
  icon: 'photo',
  shape,
  defaults: { minHeight: 200 },
  canvas: true,
  internal: true,
  rules: { parents: ['AnimatedCard'], children: ['Image'], max: 6 },
  groups: ['background', 'spacing'],
  children: [
    {
      type: 'Image',
      props: { sizes: { desktop: { width: 100, widthUnit: '%', height: 200, heightUnit: 'px' } } },
    },
  ],
  partOf: 'AnimatedCard',
});
