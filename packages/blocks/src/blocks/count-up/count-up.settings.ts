import { FONT_WEIGHTS } from '@org/schema';
import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
import { type CountUpProps, MAX_COUNT } from './count-up.definition.ts';

const COUNT = { min: -MAX_COUNT, max: MAX_COUNT, step: 1 } as const;

/** Settings of a counter. */
export const countUpSettings = defineSettings<CountUpProps>([
  { kind: 'number', prop: 'startNumber', label: 'From', ...COUNT },
  { kind: 'number', prop: 'endNumber', label: 'To', ...COUNT },
  { kind: 'text', prop: 'prefix', label: 'Prefix', placeholder: '$' },
  { kind: 'number', prop: 'duration', label: 'Duration', min: 0, max: 60, step: 0.5, unit: 's' },
  { kind: 'number', prop: 'delay', label: 'Delay', min: 0, max: 60, step: 0.5, unit: 's' },
  {
    kind: 'toggle',
    prop: 'startOnScroll',
    label: 'Start on scroll',
    help: 'Counts up when the number scrolls into view. Visitors who prefer reduced motion see the final number.',
  },
  { kind: 'slider', prop: 'fontSize', label: 'Size', min: 0.5, max: 10, step: 0.25, unit: 'rem' },
  {
    kind: 'select',
    prop: 'fontWeight',
    label: 'Weight',
    options: FONT_WEIGHTS.map((weight) => ({ value: weight, label: String(weight) })),
  },
  { kind: 'color', prop: 'fontColor', label: 'Color', readOnBehind: true },
  {
    kind: 'segments',
    prop: 'textAlign',
    label: 'Align',
    options: ALIGN_OPTIONS,
  },
]);
