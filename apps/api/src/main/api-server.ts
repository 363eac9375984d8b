import { fileURLToPath } from 'node:url';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { PACKAGE_ROOT } from '../kernel/config/package-root.ts';
import { adminFilesIn } from '../kernel/http/admin-files.ts';
import { runProcess } from './run-process.ts';
import { startAtrium } from './start-atrium.ts';

// The API, with the admin where that is built; sites and workers run elsewhere.
await runProcess({
  start: (config, tools) =>
    startAtrium(config, {
      ...tools,
      role: 'api',
      registry: blockRegistry,
      admin: adminFilesIn(fileURLToPath(new URL('../admin/dist', PACKAGE_ROOT))),
    }),
  greeting: (config, { port }) => [`API    http://${config.host}:${port}/api/v1`],
});
