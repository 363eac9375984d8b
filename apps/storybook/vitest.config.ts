import { globSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_ARGS, chromiumPath } from '@org/config/chromium';
import {
  drawSample,
  drawSuites,
  IS_FULL_RUN,
  NAMES_SUITES,
  readSampleSeed,
} from '@org/config/test-sample';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = chromiumPath();
/** A browser of a project's own: Vitest writes into what it is given. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_ARGS] },
  }),
  instances: [{ browser: 'chromium' as const }],
});
/** Positions of the blocks that `every-theme` takes. */
const POSITIONS = Array.from({ length: 200 }, (_, index) => String(index));

/** Bounds for what hangs, and none for speed: machines are busy. */
const PATIENCE = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

const BROWSER_TESTS = 'src/**/*.browser.test.{ts,tsx}';
const EDITOR_TESTS = 'src/editor/*.browser.test.tsx';

/**
 * Returns the files of a pattern that a run leaves out: seven eighths of them in a usual run, those of recent changes last, because each
 * needs a page of the browser; none in a full run.
 */
function leftOut(pattern: string, exclude: readonly string[] = []): string[] {
  const files = globSync(pattern, { cwd: import.meta.dirname, exclude: [...exclude] });
  const drawn = new Set(
    NAMES_SUITES ? files : drawSuites(files, Math.ceil(files.length / 8), 'apps/storybook'),
  );
  return files.filter((file) => !drawn.has(file));
}

const resolve = { conditions: ['@org/source', 'module', 'browser', 'development|production'] };

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: process.env.CI ? ['dot', 'json'] : ['default', 'json'],
    outputFile: { json: '.results/vitest.json' },
    projects: [
      {
        // Every story is a test: it renders, its play function passes, and axe finds nothing in those that are drawn.
        define: {
          'import.meta.env.SCAN_SEED': JSON.stringify(IS_FULL_RUN ? '' : readSampleSeed()),
        },
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        resolve,
        test: {
          ...PATIENCE,
          name: 'stories',
          isolate: false,
          exclude: leftOut('../../packages/*/src/**/*.stories.tsx').map((file) =>
            join(import.meta.dirname, file),
          ),
          browser: browser(),
        },
      },
      {
        // What only a browser can say of blocks.
        resolve,
        test: {
          ...PATIENCE,
          name: 'browser',
          browser: browser(),
          include: [BROWSER_TESTS],
          exclude: ['src/editor/**', ...leftOut(BROWSER_TESTS, ['src/editor/**'])],
          provide: { drawnBlocks: drawSample(POSITIONS, 25) },
        },
      },
      {
        // Files about the editor share a page, because loading the editor again takes longer than their tests.
        resolve,
        test: {
          ...PATIENCE,
          name: 'editor',
          isolate: false,
          setupFiles: ['src/clear-page.ts'],
          browser: browser(),
          include: [EDITOR_TESTS],
          exclude: leftOut(EDITOR_TESTS),
        },
      },
    ],
  },
});
