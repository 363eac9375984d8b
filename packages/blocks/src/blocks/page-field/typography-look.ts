import { safeColor } from '@org/device-settings';
import { FONT_WEIGHTS } from '@org/schema';
import type { CSSProperties } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import { getNumber } from '../../props/read-props.ts';
import {
  PAGE_ALIGNS,
  PAGE_FONTS,
  type PageTypography,
  TEXT_SHADOWS,
  TYPOGRAPHY_DEFAULTS,
} from './page-typography.ts';

/** Attributes and custom properties that carry the typography to the styles. */
export interface TypographyLook {
  readonly 'data-font': string;
  readonly 'data-align': string | undefined;
  readonly 'data-shadow': string | undefined;
  readonly 'data-small-caps': true | undefined;
  readonly style: CSSProperties | undefined;
}

/**
 * Returns the typography as attributes; values out of range are clamped.
 * @param props - stored typography
 */
export function typographyLook(props: PageTypography): TypographyLook {
  const { fontSize, fontWeight, lineHeight, letterSpacing } = TYPOGRAPHY_DEFAULTS;
  const font = PAGE_FONTS.find((known) => known === props.fontFamily) ?? PAGE_FONTS[0];
  return {
    'data-font': font.toLowerCase(),
    'data-align': PAGE_ALIGNS.find((known) => known === props.textAlign && known !== 'left'),
    'data-shadow': TEXT_SHADOWS.find((known) => known === props.textShadow && known !== 'none'),
    'data-small-caps': props.smallCaps === true || undefined,
    style: cssVars({
      'org-page-size': getNumber(props.fontSize, { min: 0.5, max: 8, otherwise: fontSize }),
      'org-page-weight': FONT_WEIGHTS.find((known) => known === props.fontWeight) ?? fontWeight,
      'org-page-color': safeColor(props.textColor),
      'org-page-leading': getNumber(props.lineHeight, { min: 0.8, max: 3, otherwise: lineHeight }),
      'org-page-tracking': `${getNumber(props.letterSpacing, { min: -0.2, max: 1, otherwise: letterSpacing })}em`,
    }),
  };
}
