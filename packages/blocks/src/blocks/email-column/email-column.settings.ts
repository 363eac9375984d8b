import { defineSettings } from '../../define/define-settings.ts';
import type { EmailColumnProps } from './email-column.definition.ts';

/** Settings of an email column. */
export const emailColumnSettings = defineSettings<EmailColumnProps>([
  { kind: 'color', prop: 'backgroundColor', label: 'Background' },
  { kind: 'slider', prop: 'padding', label: 'Padding', min: 0, max: 60, step: 4, unit: 'px' },
  { kind: 'slider', prop: 'borderRadius', label: 'Corners', min: 0, max: 40, step: 1, unit: 'px' },
]);
