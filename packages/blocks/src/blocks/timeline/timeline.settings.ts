import { defineSettings } from '../../define/define-settings.ts';
import { MAX_MOMENTS, NEW_MOMENT, type TimelineProps } from './timeline.definition.ts';

/** Settings of a timeline. */
export const timelineSettings = defineSettings<TimelineProps>([
  { kind: 'toggle', prop: 'showTitle', label: 'Show title' },
  { kind: 'text', prop: 'title', label: 'Title', when: { prop: 'showTitle', is: [true] } },
  {
    kind: 'list',
    prop: 'timelineItems',
    label: 'Years',
    itemLabel: 'Year',
    newItem: { ...NEW_MOMENT },
    max: MAX_MOMENTS,
    orderBy: 'index',
    fields: [
      { kind: 'text', prop: 'title', label: 'Title', required: true },
      { kind: 'text', prop: 'year', label: 'Year', required: true, digits: true },
      { kind: 'textarea', prop: 'description', label: 'Description' },
    ],
  },
]);
