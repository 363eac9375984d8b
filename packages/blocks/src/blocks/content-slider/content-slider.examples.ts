import { defineExamples } from '../../define/define-examples.ts';
import { slideTemplates, startingSlides } from '../slide/slide-list.ts';
import { type ContentSliderProps, contentSliderDefinition } from './content-slider.definition.ts';

const text = (words: string) => ({ children: [{ type: 'Text', props: { text: words } }] });
const children = contentSliderDefinition.children ?? [];

/** Examples of content sliders. */
export const contentSliderExamples = defineExamples<ContentSliderProps>({
  minimal: {
    props: { slides: startingSlides(['']), interval: 0 },
    children: slideTemplates([text('A single slide has nothing to turn it with.')]),
  },
  typical: { props: { interval: 0 }, children },
  longText: {
    props: {
      slides: startingSlides(['Donaudampfschifffahrtsgesellschaft', 'x'.repeat(200)]),
      transitionStyle: 'fade',
      darkMode: true,
    },
    children: slideTemplates([
      text('Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'),
      text('A slide that has a great deal to say, and says it. '.repeat(20)),
    ]),
  },
  empty: { props: { slides: [] }, context: { editing: true } },
  rtl: {
    dir: 'rtl',
    props: { slides: startingSlides(['الأول', 'الثاني']), interval: 0 },
    children: slideTemplates([text('عمل جيد بعناية'), text('شكراً جزيلاً')]),
  },
});
