import { type PerJobWorkWithMetadataHandler, PgBoss, type WorkWithMetadataHandler } from 'pg-boss';
import type { Logger } from 'pino';
import { QUEUE_SCHEMA } from '../database/install-queue.ts';
import type { TenantDatabase } from '../database/tenant-database.ts';
import type { BoundJob } from './bound-job.ts';
import { type Housekeeping, housekeepingJob, planHousekeeping } from './housekeeping.ts';
import { DEAD_LETTERS } from './job-definition.ts';
import { DEAD_LETTER_OPTIONS, queueOptions } from './queue-options.ts';
import { recordFailedJob } from './record-failed-job.ts';
import type { QueuedWork } from './send-job.ts';

/** Times of workers, s. */
export interface WorkerTimes {
  /** Between two looks for work that nobody rang for. */
  readonly poll: number;
  /** Interval of the search for jobs whose worker died. */
  readonly supervise: number;
}

/** Dependencies of workers. */
export interface WorkerOptions {
  readonly url: string;
  readonly jobs: readonly BoundJob[];
  readonly housekeeping: Housekeeping;
  readonly db: TenantDatabase;
  readonly log: Logger;
  readonly stopping: AbortSignal;
  readonly times?: Partial<WorkerTimes>;
}

const USUAL: WorkerTimes = { poll: 10, supervise: 15 };

async function workOn(
  boss: PgBoss,
  { definition, run }: BoundJob,
  { stopping, log }: WorkerOptions,
  poll: number,
): Promise<void> {
  const { name, atOnce, perTenant } = definition;
  const { policy: _fixed, ...options } = queueOptions(definition);
  await boss.createQueue(name, queueOptions(definition));
  await boss.updateQueue(name, options);
  // Each worker polls on its own, so that it can fetch the next job as soon as it is done.
  for (let i = 0; i < atOnce; i++) {
    let id = '';
    const handle: PerJobWorkWithMetadataHandler<QueuedWork> = async ([job]) => {
      if (!job) return [];
      const result = await run(job, stopping);
      boss.notifyWorker(id);
      return [result];
    };
    id = await boss.work(
      name,
      {
        includeMetadata: true,
        perJobResults: true,
        groupConcurrency: perTenant,
        pollingIntervalSeconds: Math.min(poll, 2),
        notifyPollingIntervalSeconds: poll,
      },
      handle,
    );
  }
  log.debug({ job: name, atOnce }, 'working');
}

async function schedule(boss: PgBoss, { housekeeping }: WorkerOptions): Promise<void> {
  const { name } = housekeepingJob;
  for (const { key } of await boss.getSchedules(name))
    if (!housekeeping.tasks.has(key)) await boss.unschedule(name, key);
  for (const [task, cron] of planHousekeeping([...housekeeping.tasks.values()]))
    await boss.schedule(
      name,
      cron,
      { tenantId: null, payload: { task } },
      { key: task, singletonKey: `platform ${task}`, group: { id: 'platform' } },
    );
}

/**
 * Starts the workers of a process.
 * @returns the queue, which is stopped to end them
 */
export async function startWorkers(options: WorkerOptions): Promise<PgBoss> {
  const { url, jobs, db, log, times } = options;
  const { poll, supervise } = { ...USUAL, ...times };
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    application_name: 'atrium jobs',
    max: 5,
    migrate: false,
    createSchema: false,
    reindex: false,
    useListenNotify: true,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
    queueCacheIntervalSeconds: 30,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  boss.on('warning', ({ message }) => log.warn({ message }, 'job queue'));
  await boss.start();
  try {
    await boss.createQueue(DEAD_LETTERS, DEAD_LETTER_OPTIONS);
    for (const job of jobs) await workOn(boss, job, options, poll);
    const bury: WorkWithMetadataHandler<QueuedWork> = async (dead) => {
      for (const job of dead) await recordFailedJob(db, log, job);
    };
    await boss.work(
      DEAD_LETTERS,
      {
        includeMetadata: true,
        pollingIntervalSeconds: Math.min(poll, 2),
        notifyPollingIntervalSeconds: poll,
      },
      bury,
    );
    await schedule(boss, options);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return boss;
}
