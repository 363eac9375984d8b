import type { Module } from '../../kernel/module/define-module.ts';
import { boardsModule } from './boards/boards.module.ts';
import { cardsModule } from './cards/cards.module.ts';
import { commentsModule } from './comments/comments.module.ts';
import { customerActivityModule } from './customer-activity/customer-activity.module.ts';
import { demoModule } from './demo/demo.module.ts';
import { filesModule } from './files/files.module.ts';
import { mailChoicesModule } from './mail-choices/mail-choices.module.ts';
import { pageCommentsModule } from './page-comments/page-comments.module.ts';
import { projectsModule } from './projects/projects.module.ts';
import { schedulesModule } from './schedules/schedules.module.ts';
import { taskMailsModule } from './task-mails/task-mails.module.ts';
import { tasksModule } from './tasks/tasks.module.ts';
import { templatesModule } from './templates/templates.module.ts';
import { timeModule } from './time/time.module.ts';
import { timeImportsModule } from './time-imports/time-imports.module.ts';
import { timesheetsModule } from './timesheets/timesheets.module.ts';

/** All modules of the domain; those that refer to others come before them in the trash. */
export const WORK_MODULES: readonly Module[] = [
  timeModule,
  tasksModule,
  projectsModule,
  boardsModule,
  cardsModule,
  commentsModule,
  pageCommentsModule,
  taskMailsModule,
  mailChoicesModule,
  filesModule,
  templatesModule,
  demoModule,
  schedulesModule,
  timeImportsModule,
  timesheetsModule,
  customerActivityModule,
];
