import { formatHexColor, parseHexColor, type RgbColor } from '@org/schema/color';

/** Components of a color. Channels are 0 to 255, alpha is 0 to 1. */
export type ColorParts = RgbColor;

/** Returns the components of a hex color, which may have spaces around it; undefined for anything else. */
export function colorParts(color: string): ColorParts | undefined {
  return parseHexColor(color.trim());
}

/**
 * Interpolates between two hex colors.
 * @param share - 0 for the first color to 1 for the second
 * @returns a hex color; undefined when either is not one
 */
export function colorBetween(from: string, to: string, share: number): string | undefined {
  const first = colorParts(from);
  const second = colorParts(to);
  if (!first || !second) return undefined;
  const mix = (one: number, other: number): number => one + (other - one) * share;
  return formatHexColor({
    red: mix(first.red, second.red),
    green: mix(first.green, second.green),
    blue: mix(first.blue, second.blue),
    alpha: mix(first.alpha, second.alpha),
  });
}

/**
 * Composites a hex color over an opaque one.
 * @returns an opaque hex color; undefined when either is unsuitable
 */
export function colorOver(color: string, behind: string): string | undefined {
  const parts = colorParts(color);
  if (!parts || (parts.alpha < 1 && colorParts(behind)?.alpha !== 1)) return undefined;
  const opaque = formatHexColor({ ...parts, alpha: 1 });
  return parts.alpha === 1 ? opaque : colorBetween(behind, opaque, parts.alpha);
}
