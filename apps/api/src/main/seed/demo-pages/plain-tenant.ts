import type { DemoPage } from '../../../modules/platform/index.ts';
import { BICYCLE_PAGES } from './bicycle-pages.ts';

/** Pages of the tenant `plain`: a bicycle workshop. */
export const PLAIN_TENANT_PAGES: readonly DemoPage[] = BICYCLE_PAGES;
