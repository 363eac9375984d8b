import { defineModule } from '../../../kernel/module/define-module.ts';
import { timesheetRoutes } from './timesheets.routes.ts';

/** Printable timesheets of people. */
export const timesheetsModule = defineModule({
  name: 'work/timesheets',
  routes: ({ store }) => timesheetRoutes(store),
});
