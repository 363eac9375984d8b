import { defineModule } from '../../../kernel/module/define-module.ts';
import { timeEntryRoutes } from './time-entries.routes.ts';
import { timeEntryEntity } from './time-entry.entity.ts';

/** Time entries, timers, the week grid, approval and reports of time. */
export const timeModule = defineModule({
  name: 'work/time',
  entities: [timeEntryEntity],
  routes: ({ send }) => timeEntryRoutes(send),
});
