/** Red, green and blue, each from 0 to 255. */
type Rgb = readonly [number, number, number];

const NAMES: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  navy: '#000080',
};

/** Parses a color without transparency; undefined for every other one. */
function parseColor(text: string): Rgb | undefined {
  const color = NAMES[text] ?? text;
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(color)?.[1];
  if (hex !== undefined) {
    const whole = hex.length === 3 ? [...hex].map((sign) => sign + sign).join('') : hex;
    const value = Number.parseInt(whole, 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  }
  const parts = /^rgb\((\d{1,3}),? ?(\d{1,3}),? ?(\d{1,3})\)$/.exec(color);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

/** Relative luminance. Source: WCAG 2.2 */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = Math.min(255, part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors, from 1 to 21; undefined for a color that cannot be parsed or is transparent. */
export function contrastRatio(color: string, behind: string): number | undefined {
  const [one, other] = [parseColor(color), parseColor(behind)];
  if (!one || !other) return undefined;
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
