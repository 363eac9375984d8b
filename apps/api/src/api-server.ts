import { blockRegistry } from '@org/blocks/definitions';
import { runProcess } from './run-process.ts';
import { startAtrium } from './start-atrium.ts';

// The API alone, for installations that run the site and the admin elsewhere.
await runProcess({
  start: (config, tools) => startAtrium(config, { ...tools, registry: blockRegistry }),
  greeting: (config, { port }) => [`API    http://${config.host}:${port}/api/v1`],
});
