import { object, string } from 'yup';
import { defineJob } from './job-definition.ts';
import type { JobWork } from './run-job.ts';

/** Input of a housekeeping task. */
export type HousekeepingWork = Pick<JobWork<object>, 'signal' | 'log'>;

/** Something that has to be done from time to time, by one process of the installation. */
export interface HousekeepingTask {
  /** Lower-case words with hyphens. */
  readonly name: string;
  /** When, as a cron expression in UTC. @default once an hour */
  readonly cron?: string;
  /** May be done again at any time, so it does the same when it is done twice. */
  readonly run: (work: HousekeepingWork) => Promise<void>;
}

/** The list of what is done from time to time. */
export interface Housekeeping {
  add(task: HousekeepingTask): void;
  readonly tasks: ReadonlyMap<string, HousekeepingTask>;
}

/** The job that does the tasks. */
export const housekeepingJob = defineJob({
  name: 'housekeeping',
  payload: object({ task: string().required() }).noUnknown(),
  retries: 2,
  pause: 60,
  timeout: 1800,
  atOnce: 1,
  perTenant: 4,
});

/**
 * Makes an empty list.
 * @throws adding a name twice is a bug
 */
export function createHousekeeping(): Housekeeping {
  const tasks = new Map<string, HousekeepingTask>();
  return {
    tasks,
    add(task) {
      if (tasks.has(task.name)) throw new Error(`Housekeeping has "${task.name}" already`);
      tasks.set(task.name, task);
    },
  };
}

/** Returns the schedule of a task: its own minute of every hour, so that tasks do not all start together. */
export function getCron({ name, cron }: HousekeepingTask): string {
  if (cron) return cron;
  const minute = [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 60, 7);
  return `${minute} * * * *`;
}
