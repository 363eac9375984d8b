import { blockRegistry } from '@org/blocks/definitions';
import { openGivenDatabase } from '../../src/kernel/database/open-database.ts';
import { serverLog } from '../../src/kernel/process/server-log.ts';
import { createApi } from '../../src/main/create-api.ts';
import { ALL_MIGRATIONS } from '../../src/main/migrations.ts';
import { testConfig } from './test-config.ts';
import { TEST_SECRET } from './test-constants.ts';

// A worker in a separate process that imports files and downloads their pictures, for tests that kill it.
const { DATABASE_URL: ownerUrl = '', DATA_DIR: dataDir = '', PICTURE_HOST = '' } = process.env;
const database = await openGivenDatabase({
  migrations: ALL_MIGRATIONS,
  ownerUrl,
  secret: TEST_SECRET,
  rolesFor: process.env.ROLES_FOR,
});
const { jobs, events } = createApi({
  config: { ...testConfig(dataDir), pictureHosts: [PICTURE_HOST] },
  database,
  secret: TEST_SECRET,
  registry: blockRegistry,
  log: serverLog('silent'),
  pictures: { resolve: () => Promise.resolve(['127.0.0.1']), pause: 20 },
});
await jobs.start({ poll: 0.5, supervise: 1 });
process.stdout.write('works\n');
process.on('SIGTERM', () => {
  events.close();
  void jobs
    .stop()
    .then(() => database.close())
    .then(() => process.exit(0));
});
