import { type InferType, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { TRANSITIONS } from '../image-carousel/carousel-look.ts';
import {
  SLIDER_PLACE,
  SLIDES_DEFAULTS,
  slidesShape,
  slideTemplates,
  startingSlides,
} from '../slide/slide-list.ts';

const shape = slidesShape.shape({
  transitionStyle: string().oneOf(TRANSITIONS).required(),
});
export type ContentSliderProps = InferType<typeof shape>;

const quote = (text: string, name: string) => ({
  children: [
    {
      type: 'Text',
      props: { text, tag: 'h3', fontSize: 1.75, fontWeight: 600, textAlign: 'center' },
    },
    { type: 'Text', props: { text: name, textAlign: 'center', color: 'muted' } },
  ],
});

/** Slides with blocks, one at a time. */
export const contentSliderDefinition = defineBlock({
  type: 'ContentSlider',
  label: 'Content slider',
  description: 'Shows one slide at a time. Each slide holds its own blocks.',
  category: 'interactive',
  icon: 'carousel-horizontal',
  shape,
  defaults: {
    ...SLIDES_DEFAULTS,
    slides: startingSlides(['The kitchen', 'The stairs', 'The shop']),
    transitionStyle: 'slide',
  },
  ...SLIDER_PLACE,
  groups: ['alignment', 'background', 'border', 'spacing'],
  children: slideTemplates([
    quote(
      '“They drew it on Monday and fitted it on Friday. Nothing has stuck, creaked or sagged since.”',
      'Ana Ferreira, on her kitchen',
    ),
    quote(
      '“Somebody picked up the phone every single time. I did not know that this still happens.”',
      'Per Lindqvist, on his stairs',
    ),
    quote(
      '“We opened two weeks early, and customers ask who built the counter.”',
      'Mina and Joel, on their shop',
    ),
  ]),
});
