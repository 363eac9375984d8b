import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const CONDITIONS = ['@org/source'];

const CLEAR_DOCUMENT = fileURLToPath(new URL('./clear-document.ts', import.meta.url));

/**
 * Test configuration of every package: source condition, results as JSON for the summary of `npm test`.
 * @param test - vitest options to add
 * @returns a vitest configuration
 */
export function packageTests(test: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    resolve: { conditions: [...CONDITIONS, 'module', 'browser', 'development|production'] },
    ssr: { resolve: { conditions: [...CONDITIONS, 'module', 'node', 'development|production'] } },
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
      passWithNoTests: false,
      // A bound for what hangs, and none for speed: machines are busy.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      // Test files of a worker share their modules, because loading them again for each file takes longer than its tests. Module
      // state that outlives its test is a bug in the module or the test.
      isolate: false,
      reporters: process.env.CI ? ['dot', 'json'] : ['default', 'json'],
      outputFile: { json: '.results/vitest.json' },
      server: { deps: { inline: [/@org\//] } },
      ...test,
      setupFiles: [CLEAR_DOCUMENT, ...[test.setupFiles ?? []].flat()],
    },
  });
}
