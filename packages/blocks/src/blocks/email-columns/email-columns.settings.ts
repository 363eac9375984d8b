import { defineSettings, getOptions } from '../../define/define-settings.ts';
import { MAX_EMAIL_COLUMNS, VERTICAL_ALIGNS } from '../../email/email-layout.ts';
import type { EmailColumnsProps } from './email-columns.definition.ts';

/** Settings of email columns. */
export const emailColumnsSettings = defineSettings<EmailColumnsProps>([
  {
    kind: 'columns',
    prop: 'columns',
    label: 'Columns',
    min: 1,
    max: MAX_EMAIL_COLUMNS,
    help: 'Removing columns deletes their content.',
  },
  { kind: 'slider', prop: 'gap', label: 'Gap', min: 0, max: 60, step: 4, unit: 'px' },
  { kind: 'segments', prop: 'verticalAlign', label: 'Align', options: getOptions(VERTICAL_ALIGNS) },
  { kind: 'toggle', prop: 'stack', label: 'One below the other on phones' },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
