import { safeColor } from '@org/device-settings';
import { formatHexColor, getContrast, needsDarkText, parseRgbColor } from '@org/schema/color';
import { DEFAULT_SETTINGS, type PublicSettings } from '@org/schema/entities';

type Theme = Partial<PublicSettings['theme']>;

/** Surface colors in an email, which does not know the site's mode. */
const SURFACES: Readonly<Record<string, string>> = {
  surface: '#ffffff',
  subtle: '#f5f7fa',
  text: '#14171f',
  muted: '#52596b',
  border: '#d9dce3',
};
const KEYWORDS: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

function literal(color: string): string {
  const parsed = parseRgbColor(KEYWORDS[color] ?? color);
  return parsed?.alpha === 1 ? formatHexColor(parsed) : '';
}

/**
 * Resolves a color for all mail clients; names of the theme become values, since no client supports variables.
 * @param value - stored value
 * @param theme - the tenant's theme
 * @returns `#rrggbb`; '' for a transparent, rejected, or unsupported color
 */
export function emailColor(value: unknown, theme: Theme): string {
  const safe = safeColor(value);
  const name = /^var\(--org-color-([a-z]+)\)$/.exec(safe)?.[1];
  if (name === undefined) return literal(safe);
  const own: unknown = Reflect.get(theme, name) ?? Reflect.get(DEFAULT_SETTINGS.theme, name);
  return typeof own === 'string' ? literal(own.toLowerCase()) : (SURFACES[name] ?? '');
}

/** Color of text in an email that has none. */
export const EMAIL_TEXT = '#1f2937';

/** Lowest contrast of text with its background. Source: WCAG 2.2, 1.4.3 */
const MIN_CONTRAST = 4.5;

/** Returns a dark or a white color for text on a background. */
export function getReadableInk(background: string): string {
  const parsed = parseRgbColor(background);
  return parsed && needsDarkText(parsed) ? '#14171f' : '#ffffff';
}

/** Returns the inherited text color if it is readable on a background, otherwise a dark or white color. */
export function readableInk(around: string, background: string): string {
  const [text, ground] = [parseRgbColor(around), parseRgbColor(background)];
  return text && ground && getContrast(text, ground) < MIN_CONTRAST
    ? getReadableInk(background)
    : around;
}
