import type { StarterSiteName } from '@org/schema';
import bistro from './pictures/bistro.webp';
import bistroWhole from './pictures/bistro-whole.webp';
import garage from './pictures/garage.webp';
import garageWhole from './pictures/garage-whole.webp';
import studio from './pictures/studio.webp';
import studioWhole from './pictures/studio-whole.webp';

/**
 * Images of the rendered home pages: the upper part, and the whole page with its height at a width of 960 px. `pnpm photograph`
 * creates them.
 */
export const SITE_PICTURES: Readonly<
  Record<StarterSiteName, { readonly top: string; readonly whole: string; readonly height: number }>
> = {
  bistro: { top: bistro, whole: bistroWhole, height: 3190 },
  garage: { top: garage, whole: garageWhole, height: 3320 },
  studio: { top: studio, whole: studioWhole, height: 3511 },
};
