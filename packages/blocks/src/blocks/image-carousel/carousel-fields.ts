import type { FieldOption } from '../../define-settings.ts';

/** Choices of how slides come and go. */
export const TRANSITION_OPTIONS: FieldOption[] = [
  { value: 'slide', label: 'Slide' },
  { value: 'fade', label: 'Fade' },
];

/** How long a slide stays; an empty field turns the turning off. Source: BLK-SLIDER-02. */
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
