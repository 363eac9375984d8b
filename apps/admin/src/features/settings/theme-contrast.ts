import { readableTextColor } from '@org/blocks/css';
import type { ThemeColor } from '@org/schema';
import { contrastRatio, TEXT_CONTRAST } from '@org/ui';
import { text } from './messages.ts';

/** A contrast hint of a color, and whether the contrast is too low. */
export interface ContrastHint {
  readonly words: string;
  readonly isWeak: boolean;
}

/** Surface color of a light page, and text color of a dark one. Source: the tokens of published blocks. */
const LIGHT_SURFACE = '#ffffff';
const DARK_PAGE_TEXT = '#f1f2f4';

/** Rounded down: 4.46 must not be displayed as the 4.5 that it fails. */
const tenths = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

function hint(of: (ratio: string) => string, ratio: number | undefined): ContrastHint[] {
  if (ratio === undefined) return [];
  const isWeak = ratio < TEXT_CONTRAST;
  return [{ words: isWeak ? text.theme.weak(of(tenths(ratio))) : of(tenths(ratio)), isWeak }];
}

/**
 * Returns the contrast of a theme color where pages use it: behind text, as the color of links, and as that of text or, on a dark
 * page, of the background. Source: WCAG 2.2, 1.4.3.
 */
export function contrastHints(
  name: ThemeColor,
  theme: Readonly<Partial<Record<ThemeColor | 'mode', string>>>,
): ContrastHint[] {
  const color = (theme[name] ?? '').toLowerCase();
  const ink = readableTextColor(color);
  const isLight = theme.mode !== 'dark';
  const isDark = theme.mode === 'dark' || theme.mode === 'auto';
  return [
    ...hint(text.theme.textOnIt, ink ? contrastRatio(ink, color) : undefined),
    ...(name === 'primary' && isLight
      ? hint(text.theme.linksInIt, contrastRatio(color, LIGHT_SURFACE))
      : []),
    ...(name === 'dark' && isLight
      ? hint(text.theme.textInIt, contrastRatio(color, LIGHT_SURFACE))
      : []),
    // A dark page is slightly darker, so this is the minimum contrast.
    ...(name === 'dark' && isDark
      ? hint(text.theme.darkPage, contrastRatio(DARK_PAGE_TEXT, color))
      : []),
  ].filter(({ words }, at, all) => all.findIndex((other) => other.words === words) === at);
}
