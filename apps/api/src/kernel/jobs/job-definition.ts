import { invariant } from '@org/schema/errors';
import type { ObjectSchema } from 'yup';

/** A kind of work in the background, as data: what it is given and how it may be tried. */
export interface JobDefinition<Payload extends object> {
  /** Lower-case words with hyphens. It stands in the queue, so it never changes. */
  readonly name: string;
  /** Checked when the work is sent and again before it is done. Small: ids, not rows. */
  readonly payload: ObjectSchema<Payload>;
  /** Number of retries, with growing delays. */
  readonly retries: number;
  /** Seconds before the first repeat; twice as long before each further one. */
  readonly pause: number;
  /** Seconds that one try may take. */
  readonly timeout: number;
  /** Number of jobs that a process runs concurrently. */
  readonly atOnce: number;
  /** Number of jobs that run concurrently for one tenant, in all processes together. */
  readonly perTenant: number;
  /** Seconds without a sign of life after which another worker takes it. At least 10. */
  readonly heartbeat: number;
}

/** Queue of work that was given up. */
export const DEAD_LETTERS = 'dead-letter';

const USUAL = { retries: 5, pause: 5, timeout: 900, atOnce: 2, perTenant: 1, heartbeat: 20 };

/**
 * Declares a kind of work.
 * @example const shrink = defineJob({ name: 'shrink-media', payload: object({ mediaId: idField().required() }) });
 */
export function defineJob<Payload extends object>(
  definition: Pick<JobDefinition<Payload>, 'name' | 'payload'> & Partial<JobDefinition<Payload>>,
): JobDefinition<Payload> {
  const job = { ...USUAL, ...definition };
  invariant(
    /^[a-z][a-z0-9-]{1,39}$/.test(job.name) && job.name !== DEAD_LETTERS,
    `"${job.name}" is no name of a job`,
  );
  return job;
}
