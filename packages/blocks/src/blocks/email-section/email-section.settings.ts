import { defineSettings } from '../../define/define-settings.ts';
import type { EmailSectionProps } from './email-section.definition.ts';

/** Settings of an email section. */
export const emailSectionSettings = defineSettings<EmailSectionProps>([
  { kind: 'color', prop: 'backgroundColor', label: 'Background' },
  { kind: 'slider', prop: 'paddingY', label: 'Space', min: 0, max: 120, step: 4, unit: 'px' },
]);
