import { THEME_COLORS } from '@org/schema';
import { defineSettings, getOptions } from '../../define/define-settings.ts';
import { IMAGE_FIELDS } from '../../define/image-fields.ts';
import { MAX_IMAGES, NEW_IMAGE } from '../../images/image-item.ts';
import { intervalField, TRANSITION_OPTIONS } from './carousel-fields.ts';
import { CAROUSEL_BORDERS, type ImageCarouselProps } from './image-carousel.definition.ts';

/** Settings of an image carousel. */
export const imageCarouselSettings = defineSettings<ImageCarouselProps>([
  {
    kind: 'list',
    prop: 'images',
    label: 'Pictures',
    itemLabel: 'Picture',
    newItem: { ...NEW_IMAGE },
    max: MAX_IMAGES,
    fields: IMAGE_FIELDS,
  },
  { kind: 'number', prop: 'width', label: 'Width', min: 50, max: 2000, step: 10, unit: 'px' },
  { kind: 'number', prop: 'height', label: 'Height', min: 50, max: 2000, step: 10, unit: 'px' },
  intervalField,
  { kind: 'segments', prop: 'transitionStyle', label: 'Transition', options: TRANSITION_OPTIONS },
  { kind: 'toggle', prop: 'showControls', label: 'Arrows' },
  { kind: 'toggle', prop: 'showIndicators', label: 'Indicators' },
  {
    kind: 'toggle',
    prop: 'showDots',
    label: 'As dots',
    help: 'When off, bars are shown instead.',
    when: { prop: 'showIndicators', is: [true] },
  },
  { kind: 'number', prop: 'borderWidth', label: 'Border', min: 0, max: 40, step: 1, unit: 'px' },
  {
    kind: 'select',
    prop: 'borderColor',
    label: 'Border color',
    options: getOptions(THEME_COLORS),
  },
  {
    kind: 'select',
    prop: 'borderStyle',
    label: 'Border style',
    options: getOptions(CAROUSEL_BORDERS),
  },
  {
    kind: 'number',
    prop: 'borderRadius',
    label: 'Rounding',
    min: 0,
    max: 400,
    step: 1,
    unit: 'px',
  },
  { kind: 'toggle', prop: 'darkMode', label: 'Dark' },
]);
