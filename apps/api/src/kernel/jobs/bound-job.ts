import type { JobWithMetadata } from 'pg-boss';
import type { JobDefinition } from './job-definition.ts';
import type { runJob } from './run-job.ts';
import type { QueuedWork } from './send-job.ts';

/** A kind of work with what does it. */
export interface BoundJob {
  readonly definition: JobDefinition<never>;
  readonly run: (
    job: JobWithMetadata<QueuedWork>,
    stopping: AbortSignal,
  ) => ReturnType<typeof runJob>;
}
