/** Text colors on a background with a known lightness. */
const DARK_INK = '#14171f';
const LIGHT_INK = '#ffffff';

function channels(color: string): [number, number, number] | undefined {
  if (color === 'white' || color === 'ivory' || color === 'beige') return [255, 255, 255];
  if (color === 'black' || color === 'navy' || color === 'maroon') return [0, 0, 0];
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(color);
  if (short)
    return [
      17 * Number.parseInt(short[1] ?? '0', 16),
      17 * Number.parseInt(short[2] ?? '0', 16),
      17 * Number.parseInt(short[3] ?? '0', 16),
    ];
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:ff)?$/.exec(color);
  if (long)
    return [
      Number.parseInt(long[1] ?? '0', 16),
      Number.parseInt(long[2] ?? '0', 16),
      Number.parseInt(long[3] ?? '0', 16),
    ];
  const rgb = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(color);
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] : undefined;
}

/** Returns the relative luminance, 0 to 1. Source: WCAG 2.2, "relative luminance". */
function luminance([red, green, blue]: [number, number, number]): number {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Returns the text color with more contrast on a background, black or white. Shape: opaque literal color → CSS color; undefined
 * when its lightness is unknown.
 */
export function readableTextColor(color: string): string | undefined {
  const rgb = channels(color);
  if (!rgb) return undefined;
  const light = luminance(rgb);
  // (1.05 / (l + .05)) against ((l + .05) / .05): both ratios are equal at 0.179.
  return light > 0.179 ? DARK_INK : LIGHT_INK;
}

/** Returns the text color for a guarded color: theme colors define their own, surfaces use the page's. */
export function inkFor(color: string): string | undefined {
  const token = /^var\(--org-color-([a-z]+)\)$/.exec(color)?.[1];
  if (token === undefined) return readableTextColor(color);
  if (token === 'surface' || token === 'subtle') return 'var(--org-color-text)';
  return token === 'text' || token === 'muted' || token === 'border'
    ? undefined
    : `var(--org-color-on-${token})`;
}
