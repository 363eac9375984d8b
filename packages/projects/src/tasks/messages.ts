import { fieldLabels } from '@org/schema';
import { TASK_FIELDS } from '@org/schema/entities';

/** Labels of a task's fields. */
export const LABELS = {
  ...fieldLabels(TASK_FIELDS),
} as const;

/** Texts of tasks. */
export const text = {
  tasks: 'Tasks',
  task: 'Task',
  newTask: 'New task',
  untitled: 'Untitled task',
  create: 'Create task',
  save: 'Save task',
  created: 'Task created',
  saved: 'Task saved',
  see: 'see tasks',
  add: 'add tasks',
  all: 'All tasks',
  emptyTitle: 'No tasks yet',
  emptyText: 'Write down what has to be done, and who does it.',
} as const;
