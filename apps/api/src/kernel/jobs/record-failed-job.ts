import type { JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import type { TenantDatabase } from '../database/tenant-database.ts';
import { publishChange } from '../events/publish-event.ts';
import type { FailedTry } from './run-job.ts';
import type { QueuedWork } from './send-job.ts';

const CUT_OFF = 'It did not finish in time, or its process ended';

function getTold(output: object | null): string {
  const { told } = (output ?? {}) as Partial<FailedTry>;
  return typeof told === 'string' ? told : CUT_OFF;
}

/**
 * Writes down work that was given up, where the people of its tenant see it and can have it tried again.
 * Writing it down twice leaves one row. Work of the platform is only logged.
 */
export async function recordFailedJob(
  db: TenantDatabase,
  log: Logger,
  job: JobWithMetadata<QueuedWork>,
): Promise<void> {
  const { tenantId, payload } = job.data;
  const name = job.sourceName ?? job.name;
  const attempts = (job.sourceRetryCount ?? 0) + 1;
  log.error({ job: name, jobId: job.sourceId, tenant: tenantId, attempts }, 'job given up');
  if (tenantId === null) return;
  await db.asTenant(tenantId, async (tx) => {
    const row = await tx
      .insertInto('failed_jobs')
      .values({
        tenant_id: tenantId,
        job_id: job.sourceId ?? job.id,
        name,
        payload: JSON.stringify(payload),
        error: getTold(job.sourceOutput),
        attempts,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'job_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row)
      await publishChange(tx, tenantId, { entity: 'failed_job', id: row.id, action: 'created' });
  });
}
