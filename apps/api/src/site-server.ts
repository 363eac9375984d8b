import { createSite } from '@org/site';
import { runProcess } from './run-process.ts';
import { startSite } from './start-site.ts';

// The public sites alone; any number of these stand behind one address.
await runProcess({
  start: (config) => startSite(config, createSite),
  greeting: (config, { port }) => [`Site   http://${config.host}:${port}/`],
});
