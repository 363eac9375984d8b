import type { LETTER_SPACINGS, TEXT_FONTS, TypographySettings } from '@org/schema/entities';
import { cssNumber, type Declaration } from './declaration.ts';

/** Letter spacings in em. */
const SPACINGS: Readonly<Record<Exclude<(typeof LETTER_SPACINGS)[number], 'auto'>, string>> = {
  tighter: '-0.04em',
  tight: '-0.02em',
  normal: '0',
  wide: '0.04em',
  wider: '0.12em',
};
const FONTS: Readonly<Record<Exclude<(typeof TEXT_FONTS)[number], 'auto'>, string>> = {
  body: 'var(--org-font)',
  heading: 'var(--org-font-heading,var(--org-font))',
  mono: 'ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,monospace',
};

/** Returns the declarations of a text style. The theme defines its values as custom properties. */
function styleDeclarations(style: string): Declaration[] {
  const at = `--org-text-${style}`;
  return [
    ['font-size', `var(${at}-size)`],
    ['font-weight', `var(${at}-weight)`],
    ['line-height', `var(${at}-line)`],
    ['letter-spacing', `var(${at}-spacing)`],
  ];
}

/** Returns the declarations of the typography group: those of the text style, then the values that replace some of them. */
export function compileTypography(values: TypographySettings): Declaration[] {
  const { textStyle, fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = values;
  const { textAlign, textTransform } = values;
  const declarations: Declaration[] = textStyle === 'auto' ? [] : styleDeclarations(textStyle);
  if (fontFamily !== 'auto') declarations.push(['font-family', FONTS[fontFamily]]);
  if (fontSize > 0) declarations.push(['font-size', `${cssNumber(fontSize)}rem`]);
  if (fontWeight !== 'auto') declarations.push(['font-weight', fontWeight]);
  if (lineHeight > 0) declarations.push(['line-height', cssNumber(lineHeight)]);
  if (letterSpacing !== 'auto') declarations.push(['letter-spacing', SPACINGS[letterSpacing]]);
  if (textAlign !== 'auto') declarations.push(['text-align', textAlign]);
  if (textTransform !== 'auto') declarations.push(['text-transform', textTransform]);
  return declarations;
}
