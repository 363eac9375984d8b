import { AppError, ERRORS } from '@org/schema/errors';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { ValidationError } from 'yup';
import type { JobDefinition } from './job-definition.ts';
import type { QueuedWork } from './send-job.ts';

/** One try of one piece of work. */
export interface JobWork<Payload extends object> {
  readonly jobId: string;
  readonly payload: Payload;
  /** Aborted when the time is over, another worker has the work, or the process goes down: write down how far it is, and throw. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** 1 for the first try. */
  readonly attempt: number;
  /** True when a failure of this try is final. */
  readonly isLast: boolean;
}

/** Work of a tenant. */
export interface TenantJobWork<Payload extends object> extends JobWork<Payload> {
  readonly tenantId: number;
}

/** Job that may have no tenant. */
export interface AnyJobWork<Payload extends object> extends JobWork<Payload> {
  readonly tenantId: number | null;
}

/** Failure that the queue stores. Unexpected errors are only in the log. */
export interface FailedTry {
  readonly told: string;
}

/** Failures that no repeat mends: the work itself is wrong. */
function isFinal(error: unknown): boolean {
  if (error instanceof ValidationError) return true;
  return error instanceof AppError && !ERRORS[error.code].retry;
}

/** Returns the part of a failure that people of the tenant may see. */
function getTold(error: unknown): FailedTry {
  if (error instanceof AppError) return { told: error.message };
  if (error instanceof ValidationError) return { told: 'The work could not be read' };
  return { told: ERRORS.internal.message };
}

/**
 * Runs one attempt: validates the payload, runs the handler, and logs the result. Never throws.
 * @param job - fetched job
 * @param stopping - abort signal
 * @returns result for the queue
 */
export async function runJob<Payload extends object>(
  { name, payload: shape }: JobDefinition<Payload>,
  handle: (work: AnyJobWork<Payload>) => Promise<void>,
  job: JobWithMetadata<QueuedWork>,
  stopping: AbortSignal,
  parentLog: Logger,
): Promise<JobResult> {
  const { tenantId, payload } = job.data;
  const attempt = job.retryCount + 1;
  const log = parentLog.child({ job: name, jobId: job.id, tenant: tenantId, attempt });
  const began = performance.now();
  const ms = (): number => Math.round(performance.now() - began);
  try {
    await handle({
      jobId: job.id,
      tenantId,
      // What a shape without optional parts gives is the payload itself.
      payload: (await shape.validate(payload, { stripUnknown: true })) as Payload,
      signal: AbortSignal.any([job.signal, stopping]),
      log,
      attempt,
      isLast: job.retryCount >= job.retryLimit,
    });
    log.info({ ms: ms() }, 'job done');
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const final = isFinal(error);
    log.warn({ ms: ms(), err: error, final }, 'job failed');
    return { id: job.id, status: final ? 'deadletter' : 'failed', output: getTold(error) };
  }
}
