import { defineExamples } from '../../define/define-examples.ts';
import { slideTemplates, startingSlides } from '../slide/slide-list.ts';
import { type HeroSliderProps, heroSlide, heroSliderDefinition } from './hero-slider.definition.ts';

/** Examples of hero sliders. */
export const heroSliderExamples = defineExamples<HeroSliderProps>({
  minimal: { props: { interval: 0 }, children: heroSliderDefinition.children },
  typical: {
    props: {
      width: 0,
      height: 520,
      interval: 0,
      slides: startingSlides(['Autumn by the lake', 'The workshop', 'Rows of lavender']),
    },
    children: slideTemplates([
      heroSlide(1, 'Autumn by the lake, with the kiln to yourself', 'Plan a stay', 3),
      heroSlide(2, 'Bowls and vases, thrown and glazed here', 'See the shop', 3),
      heroSlide(4, 'Walks through the lavender until the end of August', 'Choose a day', 3),
    ]),
  },
  longText: {
    props: {
      width: 700,
      height: 320,
      transitionStyle: 'slide',
      slides: startingSlides(['Long', 'Longer']),
      interval: 0,
    },
    children: slideTemplates([
      heroSlide(3, 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', 'Read it', 2),
      heroSlide(5, 'A slide that has a great deal to say. '.repeat(12), 'Go on', 1.5),
    ]),
  },
  empty: { props: { slides: [] }, context: { editing: true } },
  rtl: {
    dir: 'rtl',
    props: { width: 480, interval: 0, slides: startingSlides(['الأول', 'الثاني']) },
    children: slideTemplates([
      heroSlide(5, 'رحلة إلى الصحراء', 'احجز'),
      heroSlide(0, 'التلال', 'المزيد'),
    ]),
  },
});
