import { convertHslToRgb, convertRgbToHsl, convertRgbToLrgb, parseHex } from 'culori/fn';

/** A color in sRGB. Channels are 0 to 255, alpha is 0 to 1. */
export interface RgbColor {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/**
 * Parses a hex color.
 * @param text - `#abc`, `#abcd`, `#aabbcc` or `#aabbccdd`
 * @returns undefined for anything else
 */
export function parseHexColor(text: string): RgbColor | undefined {
  const color = text.startsWith('#') ? parseHex(text) : undefined;
  if (!color) return undefined;
  const { r, g, b, alpha = 1 } = color;
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((share) => Math.round(share * 255));
  return { red, green, blue, alpha };
}

/**
 * Parses a hex color, or an opaque color as `rgb(10, 20, 30)` or `rgb(10 20 30)`.
 * @returns undefined for anything else
 */
export function parseRgbColor(text: string): RgbColor | undefined {
  const channels = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(text);
  if (!channels) return parseHexColor(text);
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map(Number);
  return { red, green, blue, alpha: 1 };
}

const toDigits = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** Returns a color as `#aabbcc`, or `#aabbccdd` when it is transparent. */
export function formatHexColor({ red, green, blue, alpha }: RgbColor): string {
  const opaque = `#${[red, green, blue].map(toDigits).join('')}`;
  return alpha >= 1 ? opaque : `${opaque}${toDigits(alpha * 255)}`;
}

/**
 * Returns the relative luminance of a color; its transparency is ignored.
 * @returns 0 for black to 1 for white
 * @see {@link https://www.w3.org/TR/WCAG22/#dfn-relative-luminance | WCAG 2.2, relative luminance}
 */
export function getLuminance({ red, green, blue }: RgbColor): number {
  // The library's own function for it includes every format of colors: ten times the code.
  const { r, g, b } = convertRgbToLrgb({ r: red / 255, g: green / 255, b: blue / 255 });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Returns the contrast ratio of two opaque colors.
 * @returns 1 for equal colors to 21 for black on white
 * @see {@link https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio | WCAG 2.2, contrast ratio}
 */
export function getContrast(one: RgbColor, other: RgbColor): number {
  const [first, second] = [getLuminance(one), getLuminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Returns true for a color on which black text has more contrast than white text. */
export function needsDarkText(color: RgbColor): boolean {
  // (1.05 / (l + .05)) against ((l + .05) / .05): both ratios are equal at 0.179.
  return getLuminance(color) > 0.179;
}

/** A color as hue in degrees, saturation and lightness from 0 to 1. */
export interface HslColor {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** Returns a color as hue, saturation and lightness, without its transparency; grays have hue 0. */
export function toHsl({ red, green, blue }: RgbColor): HslColor {
  const { h = 0, s, l } = convertRgbToHsl({ r: red / 255, g: green / 255, b: blue / 255 });
  return { hue: h, saturation: s, lightness: l };
}

/** Returns the opaque color of a hue, saturation and lightness. */
export function fromHsl({ hue, saturation, lightness }: HslColor): RgbColor {
  const { r, g, b } = convertHslToRgb({ h: hue, s: saturation, l: lightness });
  return { red: r * 255, green: g * 255, blue: b * 255, alpha: 1 };
}
