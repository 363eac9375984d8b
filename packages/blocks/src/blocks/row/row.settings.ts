import { defineSettings } from '../../define/define-settings.ts';
import type { RowProps } from './row.definition.ts';

/** Settings of a row. */
export const rowSettings = defineSettings<RowProps>([
  { kind: 'columns', prop: 'columns', label: 'Columns', min: 1, max: 12 },
]);
