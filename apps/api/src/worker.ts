import { blockRegistry } from '@org/blocks/definitions';
import { runProcess } from './run-process.ts';
import { startAtrium } from './start-atrium.ts';

// Work in the background alone; it answers to monitors and to nobody else.
await runProcess({
  start: (config, tools) =>
    startAtrium(config, { ...tools, role: 'worker', registry: blockRegistry }),
  greeting: (config, { port }) => [`Worker http://${config.host}:${port}/healthz`],
});
