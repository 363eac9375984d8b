import { defineModule } from '../../../kernel/module/define-module.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { ACTIVITY_SOURCES, CUSTOMER_TABLES, FIGURE_SOURCES } from '../../crm/index.ts';
import { OVERVIEW_SOURCES } from '../../platform/index.ts';
import { PROJECT_ACTIVITY, PROJECT_FIGURES, TASK_ACTIVITY, TASK_FIGURES } from './work-activity.ts';
import { TASK_OVERVIEW } from './work-overview.ts';

/** Projects and tasks on the page of their customer, in the overview, and in merges of customers. */
export const customerActivityModule = defineModule({
  name: 'work/customer-activity',
  extensions: [
    extend(ACTIVITY_SOURCES, () => PROJECT_ACTIVITY),
    extend(ACTIVITY_SOURCES, () => TASK_ACTIVITY),
    extend(FIGURE_SOURCES, () => PROJECT_FIGURES),
    extend(FIGURE_SOURCES, () => TASK_FIGURES),
    extend(OVERVIEW_SOURCES, () => TASK_OVERVIEW),
    extend(CUSTOMER_TABLES, () => 'projects'),
  ],
});
