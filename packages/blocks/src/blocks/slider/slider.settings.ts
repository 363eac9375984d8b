import { defineSettings } from '../../define/define-settings.ts';
import { SLIDES_FIELDS } from '../slide/slide-fields.ts';
import type { SliderProps } from './slider.definition.ts';

/** Settings of a slider. */
export const sliderSettings = defineSettings<SliderProps>([
  ...SLIDES_FIELDS,
  {
    kind: 'number',
    prop: 'perView',
    label: 'Per view',
    min: 1,
    max: 10,
    step: 1,
    help: 'Narrow screens show as many as fit.',
  },
]);
