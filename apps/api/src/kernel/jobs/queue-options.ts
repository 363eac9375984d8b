import type { QueueOptions } from 'pg-boss';
import { DEAD_LETTERS, type JobDefinition } from './job-definition.ts';

const DAY = 24 * 3600;

/** Options of a queue. */
export interface KnownQueue extends QueueOptions {
  readonly deadLetter?: string;
  readonly notify: boolean;
  readonly policy: 'short';
}

/** Options of the queue of given-up work: it is only written down, so it is tried until that succeeds. */
export const DEAD_LETTER_OPTIONS: KnownQueue = {
  policy: 'short',
  notify: true,
  retryLimit: 1000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  deleteAfterSeconds: DAY,
  retentionSeconds: 60 * DAY,
};

/**
 * Returns the options of a job's queue. By its policy only one job per key can be pending; a job without a key gets a unique
 * one.
 * @returns options
 */
export function queueOptions(job: JobDefinition<never>): KnownQueue {
  return {
    policy: 'short',
    notify: true,
    deadLetter: DEAD_LETTERS,
    retryLimit: job.retries,
    retryDelay: Math.max(1, job.pause),
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: job.timeout,
    heartbeatSeconds: job.heartbeat,
    deleteAfterSeconds: DAY,
    retentionSeconds: 30 * DAY,
  };
}
