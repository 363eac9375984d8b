import { FONT_WEIGHTS } from '@org/schema';
import { boolean, type InferType, number, object, string } from 'yup';

/** Fonts of page fields. */
export const PAGE_FONTS = ['Inter', 'Georgia', 'System', 'Mono'] as const;
export const PAGE_ALIGNS = ['left', 'center', 'right'] as const;
export const TEXT_SHADOWS = ['none', 'small', 'medium', 'large'] as const;

/** Typography of page fields. */
export const typographyShape = object({
  fontFamily: string().oneOf(PAGE_FONTS).required(),
  /** rem on wide pages; multiplied by 0.95 on tablets and 0.6 on phones. */
  fontSize: number().min(0.5).max(8).required(),
  fontWeight: number().oneOf(FONT_WEIGHTS).required(),
  /** '' inherits the color of the surrounding text. */
  textColor: string().max(80).defined(),
  /** Multiple of the font size. */
  lineHeight: number().min(0.8).max(3).required(),
  /** em */
  letterSpacing: number().min(-0.2).max(1).required(),
  textAlign: string().oneOf(PAGE_ALIGNS).required(),
  textShadow: string().oneOf(TEXT_SHADOWS).required(),
  smallCaps: boolean().required(),
});
export type PageTypography = InferType<typeof typographyShape>;

/** Default typography. */
export const TYPOGRAPHY_DEFAULTS: PageTypography = {
  fontFamily: 'Inter',
  fontSize: 2.5,
  fontWeight: 700,
  textColor: '',
  lineHeight: 1.2,
  letterSpacing: -0.02,
  textAlign: 'left',
  textShadow: 'none',
  smallCaps: false,
};
