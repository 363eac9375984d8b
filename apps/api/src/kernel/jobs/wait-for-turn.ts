import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { JobWithMetadata } from 'pg-boss';

/** ms between two looks. */
const LOOKS = 50;

/** Those that have their turn take it one after the other, so that each sees the turns of all before it. */
const TAKE_LOCK = "select pg_advisory_xact_lock(hashtextextended('turn of ' || $1 || $2, 0))";

/** A slot is only taken while its job runs: the queue frees that of a worker that died. */
const TAKE_TURN = `
  with ended as (
    delete from jobs.turns t where t.name = $1 and t.group_id = $2 and t.job_id <> $3
      and not exists (select 1 from jobs.job_common j where j.name = t.name and j.id = t.job_id and j.state = 'active')
  )
  insert into jobs.turns (name, group_id, job_id)
  select $1, $2, $3 where $4 > (
    select count(*) from jobs.turns t join jobs.job_common j on j.name = t.name and j.id = t.job_id
    where t.name = $1 and t.group_id = $2 and t.job_id <> $3 and j.state = 'active'
  )
  on conflict (name, job_id) do update set group_id = excluded.group_id`;

async function takeTurn(
  pool: Pool,
  name: string,
  groupId: string,
  jobId: string,
  atOnce: number,
): Promise<boolean> {
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    await client.query('begin');
    await client.query(TAKE_LOCK, [name, groupId]);
    const { rowCount } = await client.query(TAKE_TURN, [name, groupId, jobId, atOnce]);
    await client.query('commit');
    return rowCount === 1;
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection in the middle of something is not given to others.
    client.release(failed);
  }
}

/**
 * Waits until less than so many pieces of a tenant's work of this kind run. The queue hands out no more than that, but for
 * workers that ask in the same moment.
 * @throws when the signal is aborted
 */
export async function waitForTurn(
  pool: Pool,
  { name, id, groupId }: Pick<JobWithMetadata, 'name' | 'id' | 'groupId'>,
  atOnce: number,
  signal: AbortSignal,
): Promise<void> {
  if (!groupId) return;
  while (!(await takeTurn(pool, name, groupId, id, atOnce)))
    await sleep(LOOKS, undefined, { signal });
}
