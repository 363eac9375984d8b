import type { Swatch } from '@org/ui';
import { SURFACE_COLORS } from '../safe-color.ts';

/** What the surfaces of a page are in its light mode; a theme's own light and dark take part where it has them. */
const LIGHT_MODE: Readonly<Record<(typeof SURFACE_COLORS)[number], string>> = {
  surface: '#ffffff',
  subtle: '#f5f7fa',
  text: '#101828',
  muted: '#4f5561',
  border: '#d8dadd',
};

/** The theme's colours and, after them, those of the page's surfaces, which follow its light or dark mode. */
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
