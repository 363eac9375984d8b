import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { JobWithMetadata } from 'pg-boss';

/** ms between two looks. */
const LOOKS = 50;

/**
 * Waits until less than so many pieces of a tenant's work of this kind began before this one and still run. The queue hands out
 * no more than that, but for workers that ask in the same moment. Errors: rejects when the signal is aborted.
 */
export async function waitForTurn(
  pool: Pool,
  { name, id, groupId }: Pick<JobWithMetadata, 'name' | 'id' | 'groupId'>,
  atOnce: number,
  signal: AbortSignal,
): Promise<void> {
  if (!groupId) return;
  for (;;) {
    const { rows } = await pool.query<{ before: number }>(
      `select count(*)::int as before from jobs.job_common other
       join jobs.job_common own on own.name = $1 and own.id = $2
       where other.name = $1 and other.group_id = $3 and other.state = 'active'
         and (other.started_on, other.id) < (own.started_on, own.id)`,
      [name, id, groupId],
    );
    if ((rows[0]?.before ?? 0) < atOnce) return;
    await sleep(LOOKS, undefined, { signal });
  }
}
