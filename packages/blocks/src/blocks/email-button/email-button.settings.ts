import { FONT_WEIGHTS } from '@org/schema';
import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
import type { EmailButtonProps } from './email-button.definition.ts';

/** Settings of an email button. */
export const emailButtonSettings = defineSettings<EmailButtonProps>([
  { kind: 'text', prop: 'text', label: 'Text', placeholder: 'See the offer' },
  { kind: 'link', prop: 'href', label: 'Link' },
  { kind: 'color', prop: 'backgroundColor', label: 'Color' },
  { kind: 'color', prop: 'textColor', label: 'Text color' },
  { kind: 'segments', prop: 'align', label: 'Align', options: ALIGN_OPTIONS },
  { kind: 'toggle', prop: 'fullWidth', label: 'Full width' },
  { kind: 'slider', prop: 'fontSize', label: 'Size', min: 10, max: 32, step: 1, unit: 'px' },
  {
    kind: 'select',
    prop: 'fontWeight',
    label: 'Weight',
    options: FONT_WEIGHTS.map((weight) => ({ value: weight, label: String(weight) })),
  },
  { kind: 'slider', prop: 'borderRadius', label: 'Corners', min: 0, max: 60, step: 1, unit: 'px' },
  { kind: 'slider', prop: 'paddingY', label: 'Height', min: 0, max: 40, step: 1, unit: 'px' },
  { kind: 'slider', prop: 'paddingX', label: 'Sides', min: 0, max: 80, step: 1, unit: 'px' },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
