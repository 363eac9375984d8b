import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { selectJourneys } from './select-journeys.ts';

/** Journeys of `npm test`: the core ones and a sample of the others; all of them in `npm run test:full`. */
export default defineConfig({
  ...config,
  grep: selectJourneys(join(import.meta.dirname, 'journeys')),
});
