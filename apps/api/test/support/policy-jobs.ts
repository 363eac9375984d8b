import { type Policy, staff } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { TenantRows } from './world.ts';

/** Inserts a failed job of a tenant with a name that this process knows. */
async function givenUp({ database }: TestApi, { id }: TenantRows): Promise<number> {
  const [row] = await database.asOwner<{ id: number }>(
    `insert into app.failed_jobs (tenant_id, job_id, name, payload, error, attempts)
     values ($1, gen_random_uuid(), 'housekeeping', '{"task":"none"}', 'for the matrix', 1) returning id::int`,
    [id],
  );
  return row?.id ?? 0;
}

/** Policies of background jobs. */
export const JOB_POLICIES: Readonly<Record<string, Policy>> = {
  'jobs.failed': {
    ...staff(),
    own: () => ({ path: '/api/v1/admin/jobs/failed/' }),
    foreign: [],
  },
  'jobs.retry': {
    ...staff(202),
    own: async (rows, t) => ({ path: `/api/v1/admin/jobs/${await givenUp(t, rows)}/retry/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ failedJob: id }) => ({ path: `/api/v1/admin/jobs/${id}/retry/` }),
      },
    ],
  },
};
