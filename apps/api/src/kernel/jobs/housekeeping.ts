import { object, string } from 'yup';
import { defineJob } from './job-definition.ts';
import type { JobWork } from './run-job.ts';

/** Input of a housekeeping task. */
export type HousekeepingWork = Pick<JobWork<object>, 'signal' | 'log'>;

/** Frequency of a task. */
export type Frequency = '15 minutes' | 'hour' | 'day';

/** Something that has to be done from time to time, by one process of the installation. */
export interface HousekeepingTask {
  /** Lower-case words with hyphens. */
  readonly name: string;
  /** Frequency of the task; once a day is at night, in UTC. @default 'hour' */
  readonly every?: Frequency;
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

/** Hour of tasks that are done once a day. */
const NIGHT = 4;

/** Returns the minutes of an hour in which a task starts that starts first at a minute. */
const minutesFrom = (first: number, every: Frequency): number[] =>
  every === '15 minutes' ? [0, 15, 30, 45].map((later) => (first % 15) + later) : [first];

/** Returns the minute at which a task would like to start: always the same for its name. */
const getWish = (name: string): number =>
  [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 60, 7);

/**
 * Returns the schedules of tasks, as cron expressions in UTC by name. Each task has minutes of its own, so that no two start
 * together as long as the hour has enough of them; those that start most often choose first.
 */
export function planHousekeeping(tasks: readonly HousekeepingTask[]): Map<string, string> {
  const taken = new Set<number>();
  const often = (task: HousekeepingTask): number => (task.every === '15 minutes' ? 0 : 1);
  const sorted = [...tasks].sort((a, b) => often(a) - often(b));
  return new Map(
    sorted.map(({ name, every = 'hour' }) => {
      const wish = getWish(name);
      const choices = Array.from({ length: 60 }, (_, at) => minutesFrom((wish + at) % 60, every));
      const minutes =
        choices.find((choice) => choice.every((minute) => !taken.has(minute))) ??
        minutesFrom(wish, every);
      for (const minute of minutes) taken.add(minute);
      return [name, `${minutes.join(',')} ${every === 'day' ? NIGHT : '*'} * * *`];
    }),
  );
}
