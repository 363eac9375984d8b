import { yupResolver } from '@hookform/resolvers/yup';
import { NEW_EST_HOURS, type Task, taskCreateSchema } from '@org/schema/entities';
import { fromWallTime, toWallTime } from '@org/ui';
import type { Resolver } from 'react-hook-form';

/** Form values of a task. Dates are local times such as `2026-03-10T08:00`, '' for none. */
export type TaskFormValues = {
  title: string;
  est_hours: string;
  due_date: string;
};

/** Returns the form values of a new task. */
export const emptyTaskForm = (): TaskFormValues => ({
  title: '',
  est_hours: String(NEW_EST_HOURS),
  due_date: '',
});

/** Returns the form values of a stored task. */
export function taskToForm(task: Task, zone: string): TaskFormValues {
  return {
    title: task.title,
    est_hours: String(task.est_hours),
    due_date: task.due_date ? toWallTime(task.due_date, zone) : '',
  };
}

/** Returns the body that creates or updates a task. */
export function toTaskBody(values: TaskFormValues, zone: string) {
  return {
    title: values.title,
    est_hours: values.est_hours.trim() === '' ? null : Number(values.est_hours),
    due_date: fromWallTime(values.due_date, zone) || null,
  };
}

const check = yupResolver(taskCreateSchema) as unknown as Resolver<Record<string, unknown>>;

/** Validates the form by the server's rules. */
export const taskResolver: Resolver<TaskFormValues> = async (values, context, options) => {
  const result = await check(toTaskBody(values, 'UTC'), context, options as never);
  return Object.keys(result.errors).length > 0
    ? { values: {}, errors: result.errors as never }
    : { values, errors: {} };
};
