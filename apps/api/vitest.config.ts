import { existsSync } from 'node:fs';
import { packageTests } from '@org/config/vitest';
import { sabotagePlugin } from './test/sabotage/sabotage-plugin.ts';

const base = packageTests({ include: [], testTimeout: 30_000, hookTimeout: 60_000, maxWorkers: 2 });
const sources = {
  resolve: { conditions: ['@org/source', 'module', 'node', 'development|production'] },
};
const servers = ['pg18', ...(existsSync('/usr/lib/postgresql/15/bin/postgres') ? ['pg15'] : [])];

/** Suites that are about processes, networks, clocks and the table of who may call what, and hardly about the server's version; the long form runs them on each. */
const ONCE =
  process.env.ATRIUM_CHAOS === 'long'
    ? []
    : [
        'actors-and-routes',
        'bad-input',
        'clock',
        'create-owner',
        'database-faults',
        'drain',
        'exhaustion',
        'generated-input',
        'import-kills',
        'kills',
        'order-kills',
        'processes',
        'shop-races',
        'worker-kills',
      ].map((name) => `test/${name}.test.ts`);

/** Every suite runs on the embedded PostgreSQL 18, and on 15 where the machine has it. */
export default {
  ...base,
  plugins: [sabotagePlugin(process.env.ATRIUM_SABOTAGE)],
  test: {
    ...base.test,
    projects: [
      ...servers.map((name) => ({
        // Set-up files run in an environment of their own, which takes no conditions from `resolve`.
        environments: { ssr: sources, __vitest__: sources },
        // The embedded database is always 18: its own suite does not depend on the server of the run.
        test: {
          name,
          include: ['src/**/*.test.ts', 'test/*.test.ts'],
          exclude: name === 'pg18' ? [] : ['test/embedded.test.ts', ...ONCE],
          globalSetup: [`test/support/${name}-setup.ts`],
        },
      })),
      // Runs suites of its own accord, each with one defence taken out.
      {
        environments: { ssr: sources, __vitest__: sources },
        test: {
          name: 'sabotage',
          include: ['test/sabotage/*.test.ts'],
          maxConcurrency: 2,
          globalSetup: ['test/support/pg18-setup.ts'],
        },
      },
    ],
  },
};
