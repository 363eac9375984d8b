import { getContrast } from '@org/schema/color';
import { colorOver, colorParts } from './color-parts.ts';

/** Returns red, green and blue of a hex color, 0 to 255; its transparency is ignored. Undefined for anything else. */
export function parseHex(color: string): [red: number, green: number, blue: number] | undefined {
  const parts = colorParts(color);
  return parts && [parts.red, parts.green, parts.blue];
}

/**
 * Returns the contrast ratio of a hex color and its background; a transparent color is composited first.
 * @returns 1 to 21; undefined when either is invalid, or the background is transparent
 * @see WCAG 2.2, 1.4.3
 */
export function contrastRatio(color: string, behind: string): number | undefined {
  const shown = colorParts(colorOver(color, behind) ?? '');
  const back = colorParts(behind);
  return shown && back?.alpha === 1 ? getContrast(shown, back) : undefined;
}
