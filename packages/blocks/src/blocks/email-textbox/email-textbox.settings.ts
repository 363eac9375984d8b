import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
import type { EmailTextboxProps } from './email-textbox.definition.ts';

/** Settings of an email text box. */
export const emailTextboxSettings = defineSettings<EmailTextboxProps>([
  { kind: 'markup', prop: 'html', label: 'Text' },
  { kind: 'slider', prop: 'fontSize', label: 'Size', min: 10, max: 40, step: 1, unit: 'px' },
  { kind: 'color', prop: 'color', label: 'Color' },
  { kind: 'segments', prop: 'align', label: 'Align', options: ALIGN_OPTIONS },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
