import { getNumber } from '../props/read-props.ts';

/** Maximum width of a container in px, which every mail client shows without scrolling. */
export const EMAIL_WIDTH = 600;

/** Alignments of content. */
export const EMAIL_ALIGNS = ['start', 'center', 'end'] as const;
export type EmailAlign = (typeof EMAIL_ALIGNS)[number];

/** Returns a valid alignment for any stored value. */
export function readAlign(value: unknown): EmailAlign {
  return EMAIL_ALIGNS.find((known) => known === value) ?? 'start';
}

/** Converts an alignment to left or right, since mail clients do not support start and end. */
export function getSide(align: EmailAlign, dir: 'ltr' | 'rtl'): 'left' | 'center' | 'right' {
  if (align === 'center') return 'center';
  return (align === 'start') === (dir === 'ltr') ? 'left' : 'right';
}

/** Returns a stored length clamped to its range, px. */
export function pixels(value: unknown, most: number, otherwise: number, least = 0): number {
  return Math.round(getNumber(value, { min: least, max: most, otherwise }));
}

/** Maximum number of columns side by side. */
export const MAX_EMAIL_COLUMNS = 4;

/** Vertical alignments of columns, as mail clients name them. */
export const VERTICAL_ALIGNS = ['top', 'middle', 'bottom'] as const;
export type VerticalAlign = (typeof VERTICAL_ALIGNS)[number];

/** Returns a valid vertical alignment for any stored value. */
export function readVerticalAlign(value: unknown): VerticalAlign {
  return VERTICAL_ALIGNS.find((known) => known === value) ?? 'top';
}

/** Web-safe fonts: no fonts are embedded in an email. */
export const EMAIL_FONTS = [
  'Arial',
  'Verdana',
  'Trebuchet',
  'Georgia',
  'Times',
  'Courier',
] as const;
const FAMILIES: Readonly<Record<(typeof EMAIL_FONTS)[number], string>> = {
  Arial: "Arial,'Helvetica Neue',Helvetica,sans-serif",
  Verdana: 'Verdana,Geneva,sans-serif',
  Trebuchet: "'Trebuchet MS',Tahoma,sans-serif",
  Georgia: "Georgia,'Times New Roman',serif",
  Times: "'Times New Roman',Times,serif",
  Courier: "'Courier New',Courier,monospace",
};

/** Returns the font family of a stored font name. */
export function fontFamily(name: unknown): string {
  return FAMILIES[EMAIL_FONTS.find((known) => known === name) ?? 'Arial'];
}
