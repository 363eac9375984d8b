import { createSite } from '@org/site';
import { runProcess } from './run-process.ts';
import { startSite } from './start-site.ts';

// Only the public sites; any number of these can run behind one address.
await runProcess({
  start: (config) => startSite(config, createSite),
  greeting: (config, { port }) => [`Site   http://${config.host}:${port}/`],
});
