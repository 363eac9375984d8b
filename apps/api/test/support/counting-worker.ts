import { setTimeout as sleep } from 'node:timers/promises';
import { openGivenDatabase } from '../../src/kernel/database/open-database.ts';
import { createJobs } from '../../src/kernel/jobs/create-jobs.ts';
import { serverLog } from '../../src/kernel/process/server-log.ts';
import { ALL_MIGRATIONS } from '../../src/main/migrations.ts';
import { countingJob } from './counting-job.ts';
import { TEST_SECRET } from './test-constants.ts';

// A worker in a separate process, for tests that kill it. It records every step of its job.
const database = await openGivenDatabase({
  migrations: ALL_MIGRATIONS,
  ownerUrl: process.env.DATABASE_URL ?? '',
  secret: TEST_SECRET,
  rolesFor: process.env.ROLES_FOR,
});
const jobs = createJobs(database, serverLog('silent'));
jobs.handle(countingJob, async ({ tenantId, payload: { name, steps }, signal, attempt }) => {
  for (let step = 1; step <= steps; step++) {
    signal.throwIfAborted();
    await database.db.asTenant(tenantId, (tx) =>
      tx
        .insertInto('idempotency_keys')
        .values({
          tenant_id: tenantId,
          key: `${name} ${step}`,
          request_hash: `attempt ${attempt} of ${process.pid}`,
          status: null,
          response: null,
          expires_at: new Date('2100-01-01'),
        })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'key']).doNothing())
        .execute(),
    );
    await sleep(100);
  }
});
await jobs.start({ poll: 0.5, supervise: 1 });
process.stdout.write('works\n');
process.on('SIGTERM', () => {
  void jobs
    .stop()
    .then(() => database.close())
    .then(() => process.exit(0));
});
