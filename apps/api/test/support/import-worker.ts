import { join } from 'node:path';
import { openGivenDatabase } from '../../src/kernel/database/open-database.ts';
import { mediaStore } from '../../src/kernel/files/media-store.ts';
import { createJobs } from '../../src/kernel/jobs/create-jobs.ts';
import { serverLog } from '../../src/kernel/process/server-log.ts';
import { handleImports } from '../../src/main/handle-imports.ts';
import { TEST_SECRET } from './test-constants.ts';

// A worker in a separate process that imports files and downloads their pictures, for tests that kill it.
const { DATABASE_URL: ownerUrl = '', DATA_DIR: dataDir = '', PICTURE_HOST = '' } = process.env;
const database = await openGivenDatabase({
  ownerUrl,
  secret: TEST_SECRET,
  rolesFor: process.env.ROLES_FOR,
});
const jobs = createJobs(database, serverLog('silent'));
handleImports(
  jobs,
  { db: database.db, store: mediaStore(join(dataDir, 'media')) },
  { dataDir, pictureHosts: [PICTURE_HOST] },
  { resolve: () => Promise.resolve(['127.0.0.1']), pause: 20 },
);
await jobs.start({ poll: 0.5, supervise: 1 });
process.stdout.write('works\n');
process.on('SIGTERM', () => {
  void jobs
    .stop()
    .then(() => database.close())
    .then(() => process.exit(0));
});
