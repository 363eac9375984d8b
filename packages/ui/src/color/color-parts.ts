/** Components of a color. Shape: 0–255 each, alpha 0–1. */
export interface ColorParts {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Shape: `#abc`, `#abcd`, `#aabbcc` or `#aabbccdd` → its components; undefined for anything else. */
export function colorParts(color: string): ColorParts | undefined {
  const text = color.trim();
  if (!HEX.test(text)) return undefined;
  const digits = text.length < 6 ? text.slice(1).replace(/./g, '$&$&') : text.slice(1);
  const part = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16);
  return {
    red: part(0),
    green: part(2),
    blue: part(4),
    alpha: digits.length === 8 ? part(6) / 255 : 1,
  };
}

const twoDigits = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** Shape: components → `#aabbcc`, with alpha `#aabbccdd`. */
export function getHex({ red, green, blue, alpha }: ColorParts): string {
  const opaque = `#${[red, green, blue].map(twoDigits).join('')}`;
  return alpha >= 1 ? opaque : `${opaque}${twoDigits(alpha * 255)}`;
}

/** Interpolates between two colors. Shape: two hex colors, fraction 0–1 → hex; undefined when either is not a hex. */
export function colorBetween(from: string, to: string, share: number): string | undefined {
  const first = colorParts(from);
  const second = colorParts(to);
  if (!first || !second) return undefined;
  const mix = (one: number, other: number): number => one + (other - one) * share;
  return getHex({
    red: mix(first.red, second.red),
    green: mix(first.green, second.green),
    blue: mix(first.blue, second.blue),
    alpha: mix(first.alpha, second.alpha),
  });
}

/** Composites a color over an opaque one. Shape: two hex colors → opaque hex; undefined when either is unsuitable. */
export function colorOver(color: string, behind: string): string | undefined {
  const parts = colorParts(color);
  if (!parts || (parts.alpha < 1 && colorParts(behind)?.alpha !== 1)) return undefined;
  const opaque = getHex({ ...parts, alpha: 1 });
  return parts.alpha === 1 ? opaque : colorBetween(behind, opaque, parts.alpha);
}
