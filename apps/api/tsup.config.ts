import { appBuild } from '@org/config/tsup';

export default appBuild([
  'src/all-in-one.ts',
  'src/api-server.ts',
  'src/site-server.ts',
  'src/worker.ts',
  'src/cli/create-owner.ts',
]);
