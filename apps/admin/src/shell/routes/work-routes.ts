import { readListAddress } from '@org/admin-kit';
import { BOARD_FIELDS, PROJECT_FIELDS, TASK_FIELDS, TIME_ENTRY_FIELDS } from '@org/schema/entities';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { admin } from './route-frame.tsx';

const screens = () => import('@org/projects');

const projects = createRoute({
  getParentRoute: () => admin,
  path: '/projects',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, PROJECT_FIELDS),
  component: lazyRouteComponent(screens, 'ProjectsRoute'),
});

const newProject = createRoute({
  getParentRoute: () => admin,
  path: '/projects/new',
  component: lazyRouteComponent(screens, 'NewProjectRoute'),
});

const project = createRoute({
  getParentRoute: () => admin,
  path: '/projects/$id',
  component: lazyRouteComponent(screens, 'ProjectRoute'),
});

const projectTemplates = createRoute({
  getParentRoute: () => admin,
  path: '/projects/templates',
  component: lazyRouteComponent(screens, 'ProjectTemplatesRoute'),
});

const projectFields = createRoute({
  getParentRoute: () => admin,
  path: '/projects/fields',
  component: lazyRouteComponent(screens, 'ProjectFieldsRoute'),
});

const taskFields = createRoute({
  getParentRoute: () => admin,
  path: '/tasks/fields',
  component: lazyRouteComponent(screens, 'TaskFieldsRoute'),
});

const timeline = createRoute({
  getParentRoute: () => admin,
  path: '/projects/$id/timeline',
  component: lazyRouteComponent(screens, 'TimelineRoute'),
});

const tasks = createRoute({
  getParentRoute: () => admin,
  path: '/tasks',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, TASK_FIELDS),
  component: lazyRouteComponent(screens, 'TasksRoute'),
});

const newTask = createRoute({
  getParentRoute: () => admin,
  path: '/tasks/new',
  component: lazyRouteComponent(screens, 'NewTaskRoute'),
});

const task = createRoute({
  getParentRoute: () => admin,
  path: '/tasks/$id',
  component: lazyRouteComponent(screens, 'TaskRoute'),
});

const boards = createRoute({
  getParentRoute: () => admin,
  path: '/boards',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, BOARD_FIELDS),
  component: lazyRouteComponent(screens, 'BoardsRoute'),
});

const board = createRoute({
  getParentRoute: () => admin,
  path: '/boards/$id',
  component: lazyRouteComponent(screens, 'BoardRoute'),
});

const myWork = createRoute({
  getParentRoute: () => admin,
  path: '/my-work',
  component: lazyRouteComponent(screens, 'MyWorkRoute'),
});

const time = createRoute({
  getParentRoute: () => admin,
  path: '/time',
  // The screen reads what it knows: its code is loaded with it.
  validateSearch: (given: Record<string, unknown>): object => given,
  component: lazyRouteComponent(screens, 'TimeRoute'),
});

const schedule = createRoute({
  getParentRoute: () => admin,
  path: '/schedule',
  validateSearch: (given: Record<string, unknown>): object => given,
  component: lazyRouteComponent(screens, 'ScheduleRoute'),
});

const timeEntries = createRoute({
  getParentRoute: () => admin,
  path: '/time-entries',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, TIME_ENTRY_FIELDS),
  component: lazyRouteComponent(screens, 'TimeEntriesRoute'),
});

/** Routes of projects, tasks, boards, time, and the user's work. */
export const workRoutes = [
  projects,
  newProject,
  projectFields,
  taskFields,
  projectTemplates,
  project,
  timeline,
  tasks,
  newTask,
  task,
  boards,
  board,
  myWork,
  time,
  timeEntries,
  schedule,
];
