import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings, getOptions } from '../../define/define-settings.ts';
import { type EmailDividerProps, LINE_STYLES } from './email-divider.definition.ts';

/** Settings of an email divider. */
export const emailDividerSettings = defineSettings<EmailDividerProps>([
  { kind: 'color', prop: 'color', label: 'Color' },
  { kind: 'slider', prop: 'thickness', label: 'Thickness', min: 1, max: 10, step: 1, unit: 'px' },
  { kind: 'slider', prop: 'width', label: 'Width', min: 10, max: 100, step: 5, unit: '%' },
  { kind: 'segments', prop: 'lineStyle', label: 'Line', options: getOptions(LINE_STYLES) },
  { kind: 'segments', prop: 'align', label: 'Align', options: ALIGN_OPTIONS },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
