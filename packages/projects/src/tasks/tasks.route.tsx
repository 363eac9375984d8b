import { EntityList, NewRecordRoute, RecordRoute } from '@org/admin-kit';
import type { ReactElement } from 'react';
import { TASK_SCREEN } from './task.config.tsx';
import { TASK_LIST } from './task-list.config.tsx';

/** Renders the list of tasks. */
export function TasksRoute(): ReactElement {
  return <EntityList screen={TASK_LIST} />;
}

/** Renders the form of a new task. */
export function NewTaskRoute(): ReactElement {
  return <NewRecordRoute screen={TASK_SCREEN} />;
}

/** Renders the task whose id is in the URL. */
export function TaskRoute(): ReactElement {
  return <RecordRoute screen={TASK_SCREEN} />;
}
