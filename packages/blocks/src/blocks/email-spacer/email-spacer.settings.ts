import { defineSettings } from '../../define/define-settings.ts';
import type { EmailSpacerProps } from './email-spacer.definition.ts';

/** Settings of an email spacer. */
export const emailSpacerSettings = defineSettings<EmailSpacerProps>([
  { kind: 'slider', prop: 'height', label: 'Height', min: 4, max: 200, step: 4, unit: 'px' },
]);
