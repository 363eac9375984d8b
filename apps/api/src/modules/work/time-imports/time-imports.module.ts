import { defineModule } from '../../../kernel/module/define-module.ts';
import { timeEntryImport } from './time-entry-import.ts';

/** Imports of time entries from files. */
export const timeImportsModule = defineModule({
  name: 'work/time-imports',
  imports: [timeEntryImport],
});
