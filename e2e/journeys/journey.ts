import { test as base } from '@playwright/test';
import { Server } from '../server.ts';

/** First port of a worker; the following ones are for servers that a journey starts itself. */
export const PORT =
  Number(process.env.JOURNEYS_PORT ?? 3100) + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Address of the admin, and of the API. */
export const ORIGIN = `http://localhost:${PORT}`;

interface WorkerFixtures {
  /** Built product on an empty data folder, shared by the journeys of a worker, each with its own pages. */
  readonly server: Server;
}

/** A journey: a test in a browser, beside a running product. */
export const test = base.extend<object, WorkerFixtures>({
  baseURL: ORIGIN,
  server: [
    // Playwright reads from the first parameter what a fixture needs.
    // biome-ignore lint/correctness/noEmptyPattern: it needs nothing.
    async ({}, use) => {
      const server = new Server(PORT);
      await server.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

export { expect } from '@playwright/test';
