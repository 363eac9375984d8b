import { defineSettings } from '../../define/define-settings.ts';
import { IMAGE_FIELDS } from '../../define/image-fields.ts';
import { MAX_IMAGES, NEW_IMAGE } from '../../images/image-item.ts';
import type { InfiniteScrollerProps } from './infinite-scroller.definition.ts';

/** Settings of an infinite image scroller. */
export const infiniteScrollerSettings = defineSettings<InfiniteScrollerProps>([
  {
    kind: 'list',
    prop: 'images',
    label: 'Pictures',
    itemLabel: 'Picture',
    newItem: { ...NEW_IMAGE },
    max: MAX_IMAGES,
    fields: IMAGE_FIELDS,
  },
  {
    kind: 'segments',
    prop: 'direction',
    label: 'Direction',
    options: [
      { value: 'left', label: 'Left' },
      { value: 'right', label: 'Right' },
    ],
  },
  {
    kind: 'select',
    prop: 'speed',
    label: 'Speed',
    options: [
      { value: 'evenslower', label: 'Even slower' },
      { value: 'veryslow', label: 'Very slow' },
      { value: 'slow', label: 'Slow' },
      { value: 'medium', label: 'Medium' },
      { value: 'fast', label: 'Fast' },
    ],
    help: 'The pictures do not move in the editor, or for visitors who prefer reduced motion.',
  },
  { kind: 'toggle', prop: 'showMask', label: 'Fade at the ends' },
  { kind: 'number', prop: 'imageWidth', label: 'Width', min: 20, max: 1000, step: 10, unit: 'px' },
  {
    kind: 'number',
    prop: 'imageHeight',
    label: 'Height',
    min: 20,
    max: 1000,
    step: 10,
    unit: 'px',
  },
]);
