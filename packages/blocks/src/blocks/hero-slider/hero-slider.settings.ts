import { defineSettings } from '../../define/define-settings.ts';
import { TRANSITION_OPTIONS } from '../image-carousel/carousel-fields.ts';
import { SLIDES_FIELDS } from '../slide/slide-fields.ts';
import type { HeroSliderProps } from './hero-slider.definition.ts';

/** Settings of a hero slider. */
export const heroSliderSettings = defineSettings<HeroSliderProps>([
  ...SLIDES_FIELDS,
  { kind: 'segments', prop: 'transitionStyle', label: 'Transition', options: TRANSITION_OPTIONS },
  {
    kind: 'number',
    prop: 'width',
    label: 'Width',
    min: 0,
    max: 4000,
    step: 10,
    unit: 'px',
    blank: 0,
    placeholder: 'All',
    help: 'Leave empty to fill the available width.',
  },
  { kind: 'number', prop: 'height', label: 'Height', min: 100, max: 2000, step: 10, unit: 'px' },
]);
