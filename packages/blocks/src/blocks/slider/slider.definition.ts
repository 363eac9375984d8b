import { type InferType, number } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { SAMPLE_PICTURES } from '../../images/sample-pictures.ts';
import {
  SLIDER_PLACE,
  SLIDES_DEFAULTS,
  slidesShape,
  slideTemplates,
  startingSlides,
} from '../slide/slide-list.ts';

const shape = slidesShape.shape({
  /** Slides side by side when there is space; fewer on narrow pages. */
  perView: number().integer().min(1).max(10).required(),
});
export type SliderProps = InferType<typeof shape>;

/**
 * Creates an image with a name below it.
 * @param at - index of the sample image
 * @param line - text
 */
export const pictureSlide = (at: number, name: string, line: string) => {
  const { file, altText, naturalWidth, naturalHeight } =
    SAMPLE_PICTURES[at % SAMPLE_PICTURES.length] ?? {};
  return {
    children: [
      {
        type: 'Image',
        props: {
          src: file ?? '',
          altText: altText ?? '',
          naturalWidth: naturalWidth ?? 0,
          naturalHeight: naturalHeight ?? 0,
          sizes: { desktop: { width: 100, widthUnit: '%', height: 180, heightUnit: 'px' } },
          settings: { desktop: { border: { borderRadius: 12 } } },
        },
      },
      { type: 'Text', props: { text: name, tag: 'h3', fontSize: 1.25, fontWeight: 600 } },
      { type: 'Text', props: { text: line, color: 'muted' } },
    ],
  };
};

/** Slides of which several are visible side by side. */
export const sliderDefinition = defineBlock({
  type: 'Slider',
  label: 'Slider',
  description: 'Shows several slides side by side. Each slide holds its own blocks.',
  category: 'interactive',
  icon: 'slideshow',
  shape,
  defaults: {
    ...SLIDES_DEFAULTS,
    slides: startingSlides(['Hills', 'Lake', 'Workshop', 'Forest', 'Lavender']),
    perView: 5,
  },
  ...SLIDER_PLACE,
  groups: ['alignment', 'background', 'border', 'spacing'],
  children: slideTemplates([
    pictureSlide(0, 'Over the hills', 'A day’s walk, with lunch'),
    pictureSlide(1, 'Round the lake', 'Half a day, by bicycle'),
    pictureSlide(2, 'In the workshop', 'Two evenings at the wheel'),
    pictureSlide(3, 'Into the forest', 'After dark, with a guide'),
    pictureSlide(4, 'Through the lavender', 'July and August only'),
  ]),
});
