import { NAV_RANGES, type NavSettings } from '@org/schema/entities';
import { numberWithin } from '../../props/read-props.ts';

/** Returns the size of the logo area, px; undefined for the default sizes of the styles. */
export function logoArea(settings: NavSettings): { width: number; height: number } {
  return {
    width: numberWithin(settings.logoAreaWidth, NAV_RANGES.logoAreaWidth) ?? 180,
    height: numberWithin(settings.logoAreaHeight, NAV_RANGES.logoAreaHeight) ?? 70,
  };
}
