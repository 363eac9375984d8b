import type { FieldOf } from '../../define/define-settings.ts';
import { intervalField } from '../image-carousel/carousel-fields.ts';
import { MAX_SLIDES, NEW_SLIDE, type SlidesProps } from './slide-list.ts';

/** Settings of every slider. `activeIndex` is set by opening a slide of the list. */
export const SLIDES_FIELDS: readonly FieldOf<SlidesProps>[] = [
  {
    kind: 'list',
    prop: 'slides',
    label: 'Slides',
    itemLabel: 'Slide',
    newItem: { ...NEW_SLIDE },
    max: MAX_SLIDES,
    active: 'activeIndex',
    fields: [
      {
        kind: 'text',
        prop: 'title',
        label: 'Title',
        help: 'Read aloud by screen readers. Put visible text into the slide itself.',
      },
    ],
  },
  intervalField,
  { kind: 'toggle', prop: 'showControls', label: 'Arrows' },
  { kind: 'toggle', prop: 'showIndicators', label: 'Dots' },
  { kind: 'toggle', prop: 'darkMode', label: 'Dark' },
];
