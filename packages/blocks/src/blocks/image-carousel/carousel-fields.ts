import type { FieldOption } from '../../define/define-settings.ts';

/** Options of the transition between slides. */
export const TRANSITION_OPTIONS: FieldOption[] = [
  { value: 'slide', label: 'Slide' },
  { value: 'fade', label: 'Fade' },
];

/** Setting of the interval; an empty field disables autoplay. */
export const intervalField = {
  kind: 'number',
  prop: 'interval',
  label: 'Interval',
  min: 1000,
  max: 600_000,
  step: 500,
  unit: 'ms',
  blank: 0,
  placeholder: 'Off',
  help: 'How long each slide is shown. Leave empty to turn off autoplay.',
} as const;
