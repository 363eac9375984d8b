import { type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  /** Identifies it in the list of its slider. */
  containerId: string().max(40).defined(),
});
export type SlideProps = InferType<typeof shape>;

/** A slide of a slider, which contains blocks. */
export const slideDefinition = defineBlock({
  type: 'Slide',
  label: 'Slide',
  description: 'One slide of a slider. Holds blocks, one below the other.',
  category: 'interactive',
  icon: 'slideshow',
  shape,
  defaults: { containerId: '' },
  canvas: true,
  internal: true,
  rules: {
    parents: ['ContentSlider', 'HeroSlider', 'Slider'],
    children: ['Row', 'Grid', 'Container', 'Text', 'Image', 'Button', 'Icons'],
  },
  groups: ['alignment', 'background', 'border', 'spacing'],
  children: [
    {
      type: 'Text',
      props: { text: 'One more thing to show', tag: 'h3', fontSize: 1.5, fontWeight: 700 },
    },
    { type: 'Text', props: { text: 'Put here what belongs on this slide.' } },
  ],
  partOf: ['ContentSlider', 'HeroSlider', 'Slider'],
});
