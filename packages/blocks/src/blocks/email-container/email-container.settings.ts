import { defineSettings } from '../../define/define-settings.ts';
import { EMAIL_WIDTH } from '../../email/email-layout.ts';
import type { EmailContainerProps } from './email-container.definition.ts';

/** Settings of an email container. */
export const emailContainerSettings = defineSettings<EmailContainerProps>([
  {
    kind: 'slider',
    prop: 'maxWidth',
    label: 'Width',
    min: 280,
    max: EMAIL_WIDTH,
    step: 20,
    unit: 'px',
  },
  { kind: 'color', prop: 'backgroundColor', label: 'Background' },
  { kind: 'color', prop: 'textColor', label: 'Text color' },
  { kind: 'slider', prop: 'paddingY', label: 'Space above', min: 0, max: 80, step: 4, unit: 'px' },
  { kind: 'slider', prop: 'paddingX', label: 'Space beside', min: 0, max: 80, step: 4, unit: 'px' },
  { kind: 'slider', prop: 'borderRadius', label: 'Corners', min: 0, max: 40, step: 1, unit: 'px' },
]);
