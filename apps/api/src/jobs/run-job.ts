import { AppError, ERRORS } from '@org/schema';
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

/** Work whose tenant may be none. */
export interface AnyJobWork<Payload extends object> extends JobWork<Payload> {
  readonly tenantId: number | null;
}

/** What a failed try leaves in the queue; nothing of an unexpected error, which the log has. */
export interface FailedTry {
  readonly told: string;
}

/** Failures that no repeat mends: the work itself is wrong. */
function isFinal(error: unknown): boolean {
  if (error instanceof ValidationError) return true;
  return error instanceof AppError && !ERRORS[error.code].retry;
}

/** What may be told of a failure to the people of the tenant. */
function getTold(error: unknown): FailedTry {
  if (error instanceof AppError) return { told: error.message };
  if (error instanceof ValidationError) return { told: 'The work could not be read' };
  return { told: ERRORS.internal.message };
}

/**
 * Does one try: checks the payload, runs the handler, logs how it went.
 * Shape: definition, handler, what was fetched, what ends all work, log → what the queue is told. Never throws.
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
