import { needsDarkText, parseRgbColor, type RgbColor } from '@org/schema/color';

/** Text colors on a background with a known lightness. */
const DARK_INK = '#14171f';
const LIGHT_INK = '#ffffff';

const NAMED: Readonly<Record<string, string>> = {
  white: '#ffffff',
  ivory: '#fffff0',
  beige: '#f5f5dc',
  black: '#000000',
  navy: '#000080',
  maroon: '#800000',
};

function parseOpaque(color: string): RgbColor | undefined {
  const parsed = parseRgbColor(NAMED[color] ?? color);
  return parsed?.alpha === 1 ? parsed : undefined;
}

/**
 * Returns the text color with more contrast on a background, black or white.
 * @param color - opaque literal color
 * @returns CSS color; undefined when its lightness is unknown
 */
export function readableTextColor(color: string): string | undefined {
  const parsed = parseOpaque(color);
  if (!parsed) return undefined;
  return needsDarkText(parsed) ? DARK_INK : LIGHT_INK;
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
