import type { StarterSiteName } from '@org/schema';
import { BISTRO } from './bistro/bistro-site.ts';
import { GARAGE } from './garage/garage-site.ts';
import type { StarterSite } from './starter-site.ts';
import { STUDIO } from './studio/studio-site.ts';

/** Starter sites by name. */
export const STARTER_SITE: Readonly<Record<StarterSiteName, StarterSite>> = {
  bistro: BISTRO,
  garage: GARAGE,
  studio: STUDIO,
};
