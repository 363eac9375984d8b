import { type InferType, number, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { SAMPLE_PICTURES } from '../../images/sample-pictures.ts';
import { TRANSITIONS } from '../image-carousel/carousel-look.ts';
import {
  SLIDER_PLACE,
  SLIDES_DEFAULTS,
  slidesShape,
  slideTemplates,
  startingSlides,
} from '../slide/slide-list.ts';

const shape = slidesShape.shape({
  /** px; 0 for the available width. */
  width: number().min(0).max(4000).required(),
  /** px; a slide with more content is taller. */
  height: number().min(100).max(2000).required(),
  transitionStyle: string().oneOf(TRANSITIONS).required(),
});
export type HeroSliderProps = InferType<typeof shape>;

/**
 * Creates a slide with a background image, a heading and a button. Takes index of the sample image, heading, button.
 * @returns slide
 */
export const heroSlide = (
  picture: number,
  heading: string,
  button: string,
  fontSize: number = 1.5,
) => ({
  props: {
    settings: {
      desktop: {
        background: {
          backgroundImage: SAMPLE_PICTURES[picture]?.file ?? '',
          overlaySettings: { enabled: true, overlayColor: '#10151f', overlayOpacity: 0.45 },
        },
      },
    },
  },
  children: [
    {
      type: 'Text',
      props: {
        text: heading,
        tag: 'h2',
        fontSize,
        fontWeight: 700,
        textAlign: 'center',
        color: 'white',
      },
    },
    { type: 'Button', props: { text: button, href: '/', variant: 'light' } },
  ],
});

/** Large slides with background images. */
export const heroSliderDefinition = defineBlock({
  type: 'HeroSlider',
  label: 'Hero slider',
  description: 'Slides with a background picture, for the top of a page.',
  category: 'interactive',
  icon: 'presentation',
  shape,
  defaults: {
    ...SLIDES_DEFAULTS,
    slides: startingSlides(['Autumn by the lake', 'New glazes', 'Night firing']),
    width: 300,
    height: 300,
    transitionStyle: 'fade',
  },
  ...SLIDER_PLACE,
  groups: ['alignment', 'border', 'spacing'],
  children: slideTemplates([
    heroSlide(1, 'Autumn by the lake', 'Plan a stay'),
    heroSlide(2, 'New glazes are in', 'See the shop'),
    heroSlide(3, 'The night firing', 'Book a place'),
  ]),
});
