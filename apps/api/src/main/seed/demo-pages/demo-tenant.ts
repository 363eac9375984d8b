import type { DemoPage } from '../../../modules/platform/index.ts';
import { gardenHome } from './garden-home.ts';
import { GARDEN_PAGES } from './garden-pages.ts';

/** Pages of the tenant `demo`: a landscape studio. */
export const DEMO_TENANT_PAGES: readonly DemoPage[] = [gardenHome, ...GARDEN_PAGES];
