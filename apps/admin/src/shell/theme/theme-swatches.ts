import { THEME_COLORS } from '@org/schema';
import type { Theme } from '@org/schema/entities';
import type { Swatch } from '@org/ui';

/** Returns the colors of a theme as swatches. */
export function themeSwatches(theme: Theme): Swatch[] {
  return THEME_COLORS.flatMap((name) => {
    const color = theme[name];
    return color
      ? [{ name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, color, value: name }]
      : [];
  });
}
