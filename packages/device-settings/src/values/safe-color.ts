import { THEME_COLORS } from '@org/schema';

/** Colors of a site that follow the page's light or dark mode, unlike those of the theme's list. */
export const SURFACE_COLORS = ['surface', 'subtle', 'text', 'muted', 'border'] as const;

const TOKENS: ReadonlySet<string> = new Set([...THEME_COLORS, ...SURFACE_COLORS]);
const KEYWORDS: ReadonlySet<string> = new Set([
  'transparent',
  'currentcolor',
  'black',
  'white',
  'gray',
  'grey',
  'silver',
  'red',
  'maroon',
  'orange',
  'yellow',
  'olive',
  'lime',
  'green',
  'teal',
  'aqua',
  'cyan',
  'blue',
  'navy',
  'purple',
  'fuchsia',
  'magenta',
  'pink',
  'brown',
  'gold',
  'beige',
  'ivory',
]);
const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const NUMBER = '[+-]?(?:\\d{1,4}(?:\\.\\d{1,6})?|\\.\\d{1,6})';
const FUNCTION = new RegExp(
  `^(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\\(\\s*${NUMBER}(?:%|deg|turn)?(?:\\s*,\\s*|\\s+)${NUMBER}%?(?:\\s*,\\s*|\\s+)${NUMBER}%?(?:\\s*[,/]\\s*${NUMBER}%?)?\\s*\\)$`,
);
const VARIABLE = /^var\(\s*--org-color-([a-z-]{1,24})\s*\)$/;

/**
 * Guards colors.
 * @param value - a theme color's name, a hex, a keyword or a color function
 * @returns its CSS; '' for anything else
 */
export function safeColor(value: unknown): string {
  if (typeof value !== 'string' || value.length > 80) return '';
  const color = value.trim().toLowerCase();
  if (TOKENS.has(color)) return `var(--org-color-${color})`;
  if (HEX.test(color) || KEYWORDS.has(color) || FUNCTION.test(color)) return color;
  const name = VARIABLE.exec(color)?.[1];
  return name !== undefined && (TOKENS.has(name) || TOKENS.has(name.replace(/^on-/, '')))
    ? `var(--org-color-${name})`
    : '';
}

/**
 * Applies an opacity to a color.
 * @param color - guarded color
 * @param opacity - 0 to 1
 */
export function colorAt(color: string, opacity: number): string {
  if (opacity >= 1) return color;
  return `color-mix(in srgb,${color} ${Math.round(opacity * 100)}%,transparent)`;
}
