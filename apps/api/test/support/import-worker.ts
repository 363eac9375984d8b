import { join } from 'node:path';
import { openGivenDatabase } from '../../src/database/open-database.ts';
import { handleImports } from '../../src/imports/handle-imports.ts';
import { createJobs } from '../../src/jobs/create-jobs.ts';
import { mediaStore } from '../../src/modules/media/media-store.ts';
import { serverLog } from '../../src/server-log.ts';
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
