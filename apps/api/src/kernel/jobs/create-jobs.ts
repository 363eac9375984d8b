import { invariant } from '@org/schema/errors';
import type { PgBoss, QueueResult } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../database/open-database.ts';
import type { BoundJob } from './bound-job.ts';
import { createHousekeeping, type Housekeeping, housekeepingJob } from './housekeeping.ts';
import type { JobDefinition } from './job-definition.ts';
import { type AnyJobWork, runJob, type TenantJobWork } from './run-job.ts';
import { jobSender, type SendJob } from './send-job.ts';
import { startWorkers, type WorkerTimes } from './start-workers.ts';
import { waitForTurn } from './wait-for-turn.ts';

/** Work in the background: sent by any process, done by those that have started to work. */
export interface Jobs {
  readonly send: SendJob;
  /**
   * Says what does a kind of a tenant's work.
   * @throws saying it twice is a bug
   */
  handle<Payload extends object>(
    job: JobDefinition<Payload>,
    run: (work: TenantJobWork<Payload>) => Promise<void>,
  ): void;
  /** Says what does a kind of work that may be the platform's own. */
  handleAny<Payload extends object>(
    job: JobDefinition<Payload>,
    run: (work: AnyJobWork<Payload>) => Promise<void>,
  ): void;
  readonly housekeeping: Housekeeping;
  /** Kinds of work that are done here, by name. */
  readonly bound: ReadonlyMap<string, BoundJob>;
  /** Begins to work; until then this process only sends. */
  start(times?: Partial<WorkerTimes>): Promise<void>;
  /** Takes no more work, lets what is running finish for some seconds, and gives the rest back to the queue. */
  stop(): Promise<void>;
  /** Every queue with how much waits, runs and failed; empty while this process does not work. */
  queues(): Promise<readonly QueueResult[]>;
}

/** Makes the jobs of a process over its database. */
export function createJobs(database: Database, log: Logger): Jobs {
  const { db, jobsPool, jobsUrl, roles } = database;
  const bound = new Map<string, BoundJob>();
  const housekeeping = createHousekeeping();
  let boss: PgBoss | undefined;
  let stopping = new AbortController();

  const jobs: Jobs = {
    send: jobSender(jobsPool, roles),
    housekeeping,
    bound,
    handleAny(definition, run) {
      invariant(!bound.has(definition.name), `${definition.name} has two handlers`);
      bound.set(definition.name, {
        definition: definition as unknown as JobDefinition<never>,
        run: (job, signal) =>
          runJob(
            definition,
            async (work) => {
              await waitForTurn(jobsPool, job, definition.perTenant, work.signal);
              await run(work);
            },
            job,
            signal,
            log,
          ),
      });
    },
    handle(definition, run) {
      jobs.handleAny(definition, async (work) => {
        const { tenantId } = work;
        invariant(tenantId !== null, `${definition.name} is work of a tenant`);
        await run({ ...work, tenantId });
      });
    },
    async start(times) {
      invariant(!boss, 'the workers have started already');
      stopping = new AbortController();
      boss = await startWorkers({
        url: jobsUrl,
        jobs: [...bound.values()],
        housekeeping,
        db,
        log,
        stopping: stopping.signal,
        ...(times && { times }),
      });
    },
    async stop() {
      stopping.abort(new Error('The process goes down'));
      const started = boss;
      boss = undefined;
      await started?.stop({ graceful: true, timeout: 8000 });
    },
    queues: async () => (await boss?.getQueues()) ?? [],
  };
  jobs.handleAny(housekeepingJob, async ({ payload, signal, log: taskLog }) => {
    await housekeeping.tasks.get(payload.task)?.run({ signal, log: taskLog });
  });
  return jobs;
}
