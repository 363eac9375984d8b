// Projects

export { PROJECT_SCREEN } from './projects/project.config.tsx';
export type { ProjectFormValues } from './projects/project-form.ts';
export { PROJECT_LIST } from './projects/project-list.config.tsx';
export {
  NewProjectRoute,
  ProjectFieldsRoute,
  ProjectRoute,
  ProjectsRoute,
} from './projects/projects.route.tsx';
export { ProjectTemplatesRoute } from './projects/templates.route.tsx';

export { TimelineRoute } from './timeline/timeline.route.tsx';

// Tasks

export { TASK_SCREEN } from './tasks/task.config.tsx';
export type { TaskFormValues } from './tasks/task-form.ts';
export { TASK_LIST } from './tasks/task-list.config.tsx';
export { NewTaskRoute, TaskFieldsRoute, TaskRoute, TasksRoute } from './tasks/tasks.route.tsx';

// Boards

export { BoardRoute, BoardsRoute } from './boards/boards.route.tsx';
export { BOARD_LIST } from './boards/list/board-list.config.tsx';
export { type BoardAddress, readBoardAddress } from './boards/model/card-filter.ts';

// Work of the user

export { MyWorkRoute } from './my-work/my-work.route.tsx';

// Schedules

export { ScheduleRoute } from './schedules/schedule.route.tsx';

// Time

export { TimeRoute } from './time/time.route.tsx';
export { TimeEntriesRoute } from './time/time-entries.route.tsx';
export { TIME_LIST } from './time/time-list.config.tsx';

// Parts of projects and tasks

export { RecordComments, type RecordCommentsProps } from './comments/record-comments.tsx';
export { RecordFiles, type RecordFilesProps } from './files/record-files.tsx';
export { Avatars, type AvatarsProps } from './parts/avatars.tsx';
export { ColumnBadge, type ColumnBadgeProps } from './parts/column-badge.tsx';
export {
  parseQuickAdd,
  type QuickAddContext,
  type QuickTask,
} from './quick-add/parse-quick-add.ts';
export { QuickAdd, type QuickAddProps } from './quick-add/quick-add.tsx';
