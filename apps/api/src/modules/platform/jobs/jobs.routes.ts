import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { recordChange } from '../../../kernel/events/record-change.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import type { Jobs } from '../../../kernel/jobs/create-jobs.ts';
import { listFailedJobs, takeFailedJob } from './failed-jobs.repository.ts';

/** Creates the routes that list and retry failed jobs. */
export function jobRoutes(jobs: Jobs): BoundRoute[] {
  return [
    staffRoute(apiContract.jobs.failed, async ({ run, query }) => {
      const { rows, ...page } = await run((tx) => listFailedJobs(tx, query));
      const told = rows.map(({ id, name, error, attempts, failed_at }) => ({
        id,
        name,
        error,
        attempts,
        failed_at: failed_at.toISOString(),
      }));
      return { results: { ...page, rows: told } };
    }),
    staffRoute(apiContract.jobs.retry, async ({ run, params, tenant, actor }) => {
      await run(async (tx) => {
        const failed = await takeFailedJob(tx, params.id);
        const job = failed && jobs.bound.get(failed.name);
        if (!job) throw appError('not_found');
        // The payload was validated when it was queued, and is validated again before the job runs.
        await jobs.send(tx, job.definition, failed.payload as never, { tenantId: tenant.id });
        await recordChange(
          { tx, tenantId: tenant.id, actor },
          { entity: 'failed_job', id: failed.id, action: 'deleted' },
        );
      });
      return { message: 'Retrying the job' };
    }),
  ];
}
