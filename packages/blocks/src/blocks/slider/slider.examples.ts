import { defineExamples } from '../../define/define-examples.ts';
import { slideTemplates, startingSlides } from '../slide/slide-list.ts';
import { pictureSlide, type SliderProps, sliderDefinition } from './slider.definition.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Examples of sliders. */
export const sliderExamples = defineExamples<SliderProps>({
  minimal: { children: sliderDefinition.children },
  typical: {
    props: {
      slides: startingSlides(numbers(8).map((at) => `Trip ${at + 1}`)),
      perView: 4,
      interval: 0,
    },
    children: slideTemplates(
      numbers(8).map((at) => pictureSlide(at, `Trip ${at + 1}`, 'A day outside, and back by six')),
    ),
  },
  longText: {
    props: {
      slides: startingSlides(
        numbers(6).map(() => 'Vierwaldstätterseedampfschifffahrtsgesellschaft'),
      ),
      perView: 3,
      darkMode: true,
      interval: 0,
    },
    children: slideTemplates(
      numbers(6).map((at) =>
        pictureSlide(
          at,
          'Vierwaldstätterseedampfschifffahrtsgesellschaft',
          'And words. '.repeat(30),
        ),
      ),
    ),
  },
  empty: { props: { slides: [] }, context: { editing: true } },
  rtl: {
    dir: 'rtl',
    props: { slides: startingSlides(numbers(6).map(String)), perView: 3, interval: 0 },
    children: slideTemplates(numbers(6).map((at) => pictureSlide(at, 'رحلة', 'يوم في الطبيعة'))),
  },
});
