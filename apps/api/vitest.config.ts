import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSample, NAMES_SUITES } from '@org/config/test-sample';
import { packageTests } from '@org/config/vitest';
import { LongFirst } from './test/long-first.ts';
import { leftOutSuites } from './test/long-suites.ts';
import { mutationPlugin } from './test/mutations/mutation-plugin.ts';

// Three on two cores: suites of kills and of leases wait more than they work.
const base = packageTests({
  include: [],
  testTimeout: 360_000,
  hookTimeout: 600_000,
  maxWorkers: 3,
});
const sources = {
  resolve: { conditions: ['@org/source', 'module', 'node', 'development|production'] },
};
const withPackages = {
  resolve: { conditions: ['@org/block-packages', ...sources.resolve.conditions] },
};
const servers = ['pg18', ...(existsSync('/usr/lib/postgresql/15/bin/postgres') ? ['pg15'] : [])];

const IS_LONG = process.env.ATRIUM_CHAOS === 'long';

/** Suites that ask no database anything. */
const WITHOUT_DATABASE = globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) => !readFileSync(join(import.meta.dirname, file), 'utf8').includes('test/support/'),
);

/**
 * Suites that are about processes, networks, clocks, services of others, pages that are drawn from what other suites ask for, and
 * the table of who may call what, and hardly about the server's version; the long form runs them on each.
 */
const ONCE = IS_LONG
  ? []
  : [
      ...[
        'actors-and-routes',
        'bad-input',
        'board-kills',
        'campaign-kills',
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
      ].map((name) => `test/${name}.test.ts`),
      'test/site-*.test.ts',
      'src/kernel/http/shown-tenant.test.ts',
      'src/kernel/jobs/jobs.test.ts',
      'src/modules/platform/auth/*.test.ts',
      'src/modules/platform/domains/*.test.ts',
      'src/modules/content/media/*.test.ts',
      'src/modules/commerce/payments/*.test.ts',
      'src/modules/commerce/products/product-pictures.routes.test.ts',
      'src/main/seed-demo.test.ts',
      ...WITHOUT_DATABASE,
    ];

/** Suites of modules that ask a database. */
const OF_MODULES = globSync('src/{kernel,modules}/**/*.test.ts', {
  cwd: import.meta.dirname,
  exclude: WITHOUT_DATABASE,
});
const LEFT_OUT = IS_LONG || NAMES_SUITES ? [] : [...leftOutSuites(OF_MODULES)];

/** Suites that run on PostgreSQL 15 too; a usual run draws some. */
const ON_BOTH = globSync(['src/**/*.test.ts', 'test/*.test.ts'], {
  cwd: import.meta.dirname,
  exclude: ['test/embedded.test.ts', ...ONCE, ...LEFT_OUT],
});
const DRAWN_ON_15 = IS_LONG ? ON_BOTH : drawSample(ON_BOTH, 3);

/** Every suite runs on the embedded PostgreSQL 18, and those that ask a database on 15 too where the machine has it. */
export default {
  ...base,
  plugins: [mutationPlugin(process.env.ATRIUM_MUTATION)],
  test: {
    ...base.test,
    sequence: { sequencer: LongFirst },
    projects: [
      ...servers.map((name) => ({
        // Set-up files run in an environment of their own, which takes no conditions from `resolve`.
        environments: { ssr: sources, __vitest__: sources },
        // The embedded database is always 18: its own suite does not depend on the server of the run.
        test: {
          name,
          include: name === 'pg18' ? ['src/**/*.test.ts', 'test/*.test.ts'] : [...DRAWN_ON_15],
          exclude: LEFT_OUT,
          globalSetup: [`test/support/${name}-setup.ts`],
        },
      })),
      // Needs block packages in atrium.config: a test of the generators runs it in a copy of the repository.
      ...(process.env.ATRIUM_BLOCK_PACKAGES === '1'
        ? [
            {
              environments: { ssr: withPackages, __vitest__: withPackages },
              test: {
                name: 'block-packages',
                include: ['test/block-packages/*.test.ts'],
                globalSetup: ['test/support/pg18-setup.ts'],
              },
            },
          ]
        : []),
      // Runs suites of its own accord, each with one defence taken out.
      {
        environments: { ssr: sources, __vitest__: sources },
        test: {
          name: 'mutations',
          include: ['test/mutations/*.test.ts'],
          maxConcurrency: 2,
          globalSetup: ['test/support/pg18-setup.ts'],
        },
      },
    ],
  },
};
