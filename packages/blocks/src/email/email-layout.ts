import { getNumber } from '../read-props.ts';

/** Widest that a container is, px: what every mail program shows whole. Source: EMAIL-002. */
export const EMAIL_WIDTH = 600;

/** Where content stands in its line. */
export const EMAIL_ALIGNS = ['start', 'center', 'end'] as const;
export type EmailAlign = (typeof EMAIL_ALIGNS)[number];

/** Choices of a setting. */
export const ALIGN_OPTIONS = [
  { value: 'start', label: 'Start' },
  { value: 'center', label: 'Centre' },
  { value: 'end', label: 'End' },
] as const;

/** A stored alignment, whatever it holds. */
export function readAlign(value: unknown): EmailAlign {
  return EMAIL_ALIGNS.find((known) => known === value) ?? 'start';
}

/** An alignment as mail programs read it, which know no start and end. */
export function getSide(align: EmailAlign, dir: 'ltr' | 'rtl'): 'left' | 'center' | 'right' {
  if (align === 'center') return 'center';
  return (align === 'start') === (dir === 'ltr') ? 'left' : 'right';
}

/** A stored length within its bounds, px. */
export function pixels(value: unknown, most: number, otherwise: number, least = 0): number {
  return Math.round(getNumber(value, { min: least, max: most, otherwise }));
}

/** Fonts that readers have: none is sent with a mail. */
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

/** Families of a stored font's name. */
export function fontFamily(name: unknown): string {
  return FAMILIES[EMAIL_FONTS.find((known) => known === name) ?? 'Arial'];
}
