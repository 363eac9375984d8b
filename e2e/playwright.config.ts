import { CHROMIUM_ARGS, chromiumPath } from '@org/config/chromium';
import { defineConfig } from '@playwright/test';

const executablePath = chromiumPath();

/** All journeys. `npm test` runs those of `default-run.config.ts`. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './seeded-data.ts',
  // Each worker has its own server and database: `journeys/journey.ts`.
  workers: 2,
  timeout: 360_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: '.results/playwright.json' }],
  ],
  use: {
    // Nothing fades: what is gone lies over nothing, and frames that nobody looks at cost time.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // Recording each step costs more than the steps; nobody reads the records of a run without a screen.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { args: [...CHROMIUM_ARGS], ...(executablePath ? { executablePath } : {}) },
  },
});
