import { FONT_WEIGHTS } from '@org/schema';
import { boolean, type InferType, number, object, string } from 'yup';

/** Typefaces that a site has. */
export const PAGE_FONTS = ['Inter', 'Georgia', 'System', 'Mono'] as const;
export const PAGE_ALIGNS = ['left', 'center', 'right'] as const;
export const TEXT_SHADOWS = ['none', 'small', 'medium', 'large'] as const;

/** How words of the page itself are set. Source: BLK-PAGEFIELD-02. */
export const typographyShape = object({
  fontFamily: string().oneOf(PAGE_FONTS).required(),
  /** rem on wide pages; 0.95 of it on tablets, 0.6 on phones. Source: BLK-PAGEFIELD-03. */
  fontSize: number().min(0.5).max(8).required(),
  fontWeight: number().oneOf(FONT_WEIGHTS).required(),
  /** '' takes the colour of the text around it. */
  textColor: string().max(80).defined(),
  /** Times the size. */
  lineHeight: number().min(0.8).max(3).required(),
  /** em */
  letterSpacing: number().min(-0.2).max(1).required(),
  textAlign: string().oneOf(PAGE_ALIGNS).required(),
  textShadow: string().oneOf(TEXT_SHADOWS).required(),
  smallCaps: boolean().required(),
});
export type PageTypography = InferType<typeof typographyShape>;

/** What a new block of the kind looks like. Source: BLK-PAGEFIELD-02. */
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
