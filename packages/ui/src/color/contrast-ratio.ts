import { colorOver, colorParts } from './color-parts.ts';

/** Shape: a hex color (alpha is ignored) → red, green, blue 0–255; undefined for anything else. */
export function parseHex(color: string): [red: number, green: number, blue: number] | undefined {
  const parts = colorParts(color);
  return parts && [parts.red, parts.green, parts.blue];
}

function luminance(color: string): number | undefined {
  const channels = parseHex(color);
  if (!channels) return undefined;
  const [red, green, blue] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast ratio of a color and its background, composited when transparent. Shape: two hex colors → 1–21; undefined
 * when either is invalid, or the background is transparent. Source: WCAG 2.2, 1.4.3 and the definition of relative luminance.
 */
export function contrastRatio(color: string, behind: string): number | undefined {
  const seen = colorOver(color, behind);
  const first = seen === undefined ? undefined : luminance(seen);
  const second = colorParts(behind)?.alpha === 1 ? luminance(behind) : undefined;
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
