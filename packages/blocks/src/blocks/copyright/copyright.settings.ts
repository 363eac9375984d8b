import { FONT_WEIGHTS } from '@org/schema';
import { defineSettings } from '../../define/define-settings.ts';
import type { CopyrightProps } from './copyright.definition.ts';

/** Settings of a copyright text. */
export const copyrightSettings = defineSettings<CopyrightProps>([
  { kind: 'color', prop: 'fontColor', label: 'Color', readOnBehind: true },
  { kind: 'slider', prop: 'fontSize', label: 'Size', min: 0.5, max: 3, step: 0.125, unit: 'rem' },
  {
    kind: 'select',
    prop: 'fontWeight',
    label: 'Weight',
    options: FONT_WEIGHTS.map((weight) => ({ value: weight, label: String(weight) })),
    help: 'You can change the company name in the settings.',
  },
]);
