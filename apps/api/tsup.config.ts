import { appBuild } from '@org/config/tsup';

export default appBuild([
  'src/all-in-one.ts',
  'src/api-server.ts',
  'src/site-server.ts',
  'src/worker.ts',
  'src/cli/backup.ts',
  'src/cli/create-owner.ts',
  'src/cli/move-database.ts',
  'src/cli/restore.ts',
  'src/cli/seed-products.ts',
  'src/threads/task-thread.ts',
]);
