import { randomUUID } from 'node:crypto';
import { invariant } from '@org/schema/errors';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Db, fromKysely, PgBoss } from 'pg-boss';
import { QUEUE_SCHEMA } from '../database/install-queue.ts';
import type { RoleNames } from '../database/role-names.ts';
import type { PlatformTx, TenantTx } from '../database/tenant-database.ts';
import { DEAD_LETTERS, type JobDefinition } from './job-definition.ts';
import { DEAD_LETTER_OPTIONS, queueOptions } from './queue-options.ts';

/** Options of sending a job. */
export interface SendOptions {
  /** Tenant of the job; null for the platform. */
  readonly tenantId: number | null;
  /** While work of this key waits, no more of it is put beside it. */
  readonly key?: string | undefined;
  /** Not before. */
  readonly startAfter?: Date | undefined;
}

/** Job in the queue. */
export interface QueuedWork {
  readonly tenantId: number | null;
  readonly payload: Record<string, unknown>;
}

/** Puts work into the queue in the caller's own transaction: when that is rolled back, nothing was sent. */
export type SendJob = <Payload extends object>(
  tx: TenantTx | PlatformTx,
  job: JobDefinition<Payload>,
  payload: Payload,
  options: SendOptions,
) => Promise<string | undefined>;

/** Up to here a tenant's waiting work counts against it. */
const MAX_COUNTED = 1000;

/**
 * Takes on the queue's role for some statements of a transaction, and gives it back.
 * @throws when the transaction is of another tenant than the work
 */
async function asQueue<Value>(
  tx: Kysely<unknown>,
  roles: RoleNames,
  tenantId: number | null,
  work: () => Promise<Value>,
): Promise<Value> {
  const { rows } = await sql<{
    role: string;
    tenant: string | null;
  }>`select current_setting('role') as role, current_setting('app.tenant_id', true) as tenant`.execute(
    tx,
  );
  const [now] = rows;
  invariant(now, 'a setting has a value');
  invariant(
    !now.tenant || Number(now.tenant) === tenantId,
    'work is sent for the tenant of its transaction',
  );
  await sql`select set_config('role', ${roles.jobs}, true)`.execute(tx);
  const value = await work();
  await sql`select set_config('role', ${now.role}, true)`.execute(tx);
  return value;
}

/** Counts pending jobs of a tenant and kind, up to a limit. */
async function countWaiting(tx: Kysely<unknown>, name: string, group: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from (
      select 1 from jobs.job_common where name = ${name} and group_id = ${group} and state < 'active' limit ${MAX_COUNTED}
    ) counted`.execute(tx);
  return rows[0]?.waiting ?? 0;
}

/**
 * Creates the sender. The more jobs of a tenant are pending, the later its next one starts: a tenant with a thousand jobs waits
 * behind a tenant with one.
 */
export function jobSender(pool: Pool, roles: RoleNames): SendJob {
  const lookUp: Db = {
    executeSql: async (text, values) => pool.query(text, values),
  };
  // Never started: it only writes rows, in the transactions that it is handed.
  const boss = new PgBoss({ db: lookUp, schema: QUEUE_SCHEMA, migrate: false, supervise: false });
  const queues = new Map<string, Promise<void>>();

  async function makeQueue(job: JobDefinition<never>): Promise<void> {
    await boss.createQueue(DEAD_LETTERS, DEAD_LETTER_OPTIONS);
    await boss.createQueue(job.name, queueOptions(job));
  }

  function getQueue(job: JobDefinition<never>): Promise<void> {
    const known = queues.get(job.name);
    if (known) return known;
    const made = makeQueue(job);
    queues.set(job.name, made);
    made.catch(() => queues.delete(job.name));
    return made;
  }

  return async (tx, job, payload, { tenantId, key, startAfter }) => {
    const checked = await job.payload.validate(payload, { strict: true });
    await getQueue(job as unknown as JobDefinition<never>);
    // Only raw statements are run, whatever tables the transaction is typed for.
    const raw = tx as unknown as Kysely<unknown>;
    const group = tenantId === null ? 'platform' : String(tenantId);
    const data: QueuedWork = { tenantId, payload: { ...checked } };
    const id = await asQueue(raw, roles, tenantId, async () =>
      boss.send(job.name, data, {
        db: fromKysely(tx),
        group: { id: group },
        priority: -(await countWaiting(raw, job.name, group)),
        singletonKey: key === undefined ? randomUUID() : `${group} ${key}`,
        ...(startAfter && { startAfter }),
      }),
    );
    return id ?? undefined;
  };
}
