import type { Swatch } from '@org/ui';
import { SURFACE_COLORS } from '../values/safe-color.ts';

/** Surface colors of a page in light mode; a theme can override light and dark. */
const LIGHT_MODE: Readonly<Record<(typeof SURFACE_COLORS)[number], string>> = {
  surface: '#ffffff',
  subtle: '#f5f7fa',
  text: '#101828',
  muted: '#4f5561',
  border: '#d8dadd',
};

/** Returns the theme's colors followed by the page's surfaces, which follow light and dark mode. */
export function withSurfaces(swatches: readonly Swatch[]): readonly Swatch[] {
  const getColor = (value: string): string | undefined =>
    swatches.find((swatch) => swatch.value === value)?.color;
  const themed: Readonly<Record<string, string | undefined>> = {
    subtle: getColor('light'),
    text: getColor('dark'),
  };
  const surfaces = SURFACE_COLORS.filter((value) => getColor(value) === undefined);
  return [
    ...swatches,
    ...surfaces.map((value) => ({
      name: value.charAt(0).toUpperCase() + value.slice(1),
      color: themed[value] ?? LIGHT_MODE[value],
      value,
    })),
  ];
}
