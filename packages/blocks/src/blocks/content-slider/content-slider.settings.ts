import { defineSettings } from '../../define/define-settings.ts';
import { TRANSITION_OPTIONS } from '../image-carousel/carousel-fields.ts';
import { SLIDES_FIELDS } from '../slide/slide-fields.ts';
import type { ContentSliderProps } from './content-slider.definition.ts';

/** Settings of a content slider. */
export const contentSliderSettings = defineSettings<ContentSliderProps>([
  ...SLIDES_FIELDS,
  { kind: 'segments', prop: 'transitionStyle', label: 'Transition', options: TRANSITION_OPTIONS },
]);
