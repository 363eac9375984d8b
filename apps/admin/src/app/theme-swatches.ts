import { THEME_COLORS, type Theme } from '@org/schema';
import type { Swatch } from '@org/ui';

/** The colours of a theme as swatches of colour fields. */
export function themeSwatches(theme: Theme): Swatch[] {
  return THEME_COLORS.flatMap((name) => {
    const color = theme[name];
    return color
      ? [{ name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, color, value: name }]
      : [];
  });
}
