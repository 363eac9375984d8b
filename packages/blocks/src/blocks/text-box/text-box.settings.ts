import { defineSettings } from '../../define/define-settings.ts';
import type { TextBoxProps } from './text-box.definition.ts';

/** Settings of a text box. */
export const textBoxSettings = defineSettings<TextBoxProps>([
  { kind: 'markup', prop: 'html', label: 'Text' },
  { kind: 'color', prop: 'color', label: 'Color', readOnBehind: true },
]);
