import { blockRegistry } from '@org/installed-blocks/definitions';
import { runProcess } from './run-process.ts';
import { startAtrium } from './start-atrium.ts';

// Only background jobs; it serves nothing but monitoring.
await runProcess({
  start: (config, tools) =>
    startAtrium(config, { ...tools, role: 'worker', registry: blockRegistry }),
  greeting: (config, { port }) => [`Worker http://${config.host}:${port}/healthz`],
});
