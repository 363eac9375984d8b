import { appBuild } from '@org/config/tsup';

export default appBuild([
  'src/main/all-in-one.ts',
  'src/main/api-server.ts',
  'src/main/site-server.ts',
  'src/main/worker.ts',
  'src/main/cli/backup.ts',
  'src/main/cli/create-owner.ts',
  'src/main/cli/move-database.ts',
  'src/main/cli/restore.ts',
  'src/main/cli/seed-products.ts',
  'src/main/task-thread.ts',
]);
