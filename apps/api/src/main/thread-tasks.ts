import { readPageBlocksTask, renderPageTask } from '../kernel/http/page.tasks.ts';
import { writeRowsTask } from '../kernel/imports/import.tasks.ts';
import type { AnyThreadTask } from '../kernel/threads/define-thread-task.ts';
import { drawDocumentTask } from '../modules/billing/documents/document.tasks.ts';
import { drawStatementTask } from '../modules/billing/statements/statement.tasks.ts';
import { drawOrderDocumentsTask } from '../modules/commerce/orders/order.tasks.ts';
import { cleanSvgTask } from '../modules/content/media/media.tasks.ts';
import {
  checkComponentTask,
  checkContentTask,
  checkInstancesTask,
  contentTextTask,
  contentWordsTask,
  detachTask,
  formsInContentTask,
  packFragmentTask,
  readMarkupTask,
} from '../modules/content/tree/content.tasks.ts';
import { checkPatternsTask } from '../modules/crm/forms/form.tasks.ts';
import {
  checkEmailTask,
  compileCampaignTask,
} from '../modules/marketing/campaigns/campaign.tasks.ts';
import { drawTimesheetTask } from '../modules/work/timesheets/timesheet.tasks.ts';

const TASKS: readonly AnyThreadTask[] = [
  writeRowsTask,
  cleanSvgTask,
  checkPatternsTask,
  drawDocumentTask,
  drawStatementTask,
  drawOrderDocumentsTask,
  drawTimesheetTask,
  checkEmailTask,
  compileCampaignTask,
  checkComponentTask,
  checkContentTask,
  checkInstancesTask,
  contentTextTask,
  contentWordsTask,
  detachTask,
  formsInContentTask,
  packFragmentTask,
  readMarkupTask,
  readPageBlocksTask,
  renderPageTask,
];

/** Tasks that a thread can run, by name. The files of this list load no code of a task, so that a thread starts quickly. */
export const THREAD_TASKS: ReadonlyMap<string, AnyThreadTask> = new Map(
  TASKS.map((task) => [task.name, task]),
);
