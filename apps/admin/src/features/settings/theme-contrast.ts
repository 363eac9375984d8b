import { readableTextColor } from '@org/blocks/css';
import type { ThemeColor } from '@org/schema';
import { contrastRatio, TEXT_CONTRAST } from '@org/ui';
import { text } from './messages.ts';

/** What can be told of a colour: how well something reads, and whether that is too little. */
export interface ContrastHint {
  readonly words: string;
  readonly isWeak: boolean;
}

/** The surface of a light page, and the text of a dark one. Source: the tokens of published blocks. */
const LIGHT_SURFACE = '#ffffff';
const DARK_PAGE_TEXT = '#f1f2f4';

/** Rounded down: 4.46 must not read as the 4.5 that it fails. */
const tenths = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

function hint(of: (ratio: string) => string, ratio: number | undefined): ContrastHint[] {
  if (ratio === undefined) return [];
  const isWeak = ratio < TEXT_CONTRAST;
  return [{ words: isWeak ? text.theme.weak(of(tenths(ratio))) : of(tenths(ratio)), isWeak }];
}

/**
 * How well a colour of the theme reads where pages use it: below the ink that is laid on it, as the colour of links, and as that
 * of text or, on a dark page, of what is behind text. Source: WCAG 2.2, 1.4.3.
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
    // A dark page is a little darker still, so this is the least that it has.
    ...(name === 'dark' && isDark
      ? hint(text.theme.darkPage, contrastRatio(DARK_PAGE_TEXT, color))
      : []),
  ].filter(({ words }, at, all) => all.findIndex((other) => other.words === words) === at);
}
