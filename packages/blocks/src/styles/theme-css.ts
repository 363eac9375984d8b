import { readableTextColor, shadowCss } from '@org/device-settings';
import { THEME_COLORS } from '@org/schema';
import {
  allShadows,
  allSpaceSteps,
  allTextStyles,
  changedShadows,
  changedSpaceSteps,
  type PublicSettings,
  SHADOW_TOKENS,
  SPACE_TOKENS,
  type TextStyle,
} from '@org/schema/entities';

type Theme = PublicSettings['theme'];

const FONTS: Readonly<Record<string, string>> = {
  // `… Fallback` has the metrics of the font, so that nothing moves when its file arrives: apps/site/src/font-fallbacks.ts.
  Inter: '"Inter Variable",Inter,"Inter Fallback",system-ui,sans-serif',
  Archivo: '"Archivo Variable",Archivo,"Archivo Fallback","Arial Nova",Arial,sans-serif',
  'Bricolage Grotesque':
    '"Bricolage Grotesque Variable","Bricolage Grotesque","Bricolage Grotesque Fallback",system-ui,sans-serif',
  Fraunces: '"Fraunces Variable",Fraunces,"Fraunces Fallback",Georgia,serif',
  Georgia: 'Georgia,"Iowan Old Style","Times New Roman",serif',
  System: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  Mono: 'ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,monospace',
};

/** Returns the theme's colors that light and dark mode share. */
function colors(theme: Theme): string {
  return THEME_COLORS.flatMap((name) => {
    const color = (theme[name] ?? '').toLowerCase();
    const ink = readableTextColor(color);
    return ink ? [`--org-color-${name}:${color}`, `--org-color-on-${name}:${ink}`] : [];
  }).join(';');
}

/** Widths between which the size of a text style grows, px: that of a phone, and that of the content on wide screens. */
const PHONE_WIDTH = 390;
const FULL_WIDTH = 1320;

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Returns a font size in CSS that grows with the width of the section from the phone's to the wide screen's. */
function fluidSize({ size, phoneSize }: TextStyle): string {
  if (size === phoneSize) return `${size}rem`;
  const perPixel = ((size - phoneSize) * 16) / (FULL_WIDTH - PHONE_WIDTH);
  const start = phoneSize - (perPixel * PHONE_WIDTH) / 16;
  const [least, most] = size > phoneSize ? [phoneSize, size] : [size, phoneSize];
  return `clamp(${least}rem,${round(start)}rem + ${round(perPixel * 100)}cqi,${most}rem)`;
}

/** Returns true when the values of a stored style or token are numbers, so that they can stand in CSS. */
const isSafe = ({ name: _name, ...look }: { readonly name: string }): boolean =>
  Object.values(look).every(Number.isFinite);

/** Returns true for a stored token with a known name, whose values can stand in CSS. */
const isToken =
  (names: readonly string[]) =>
  (token: { readonly name: string }): boolean =>
    names.includes(token.name) && isSafe(token);

/** Returns the custom properties of the text styles that the given CSS uses. */
function textStyles(theme: Theme, usedIn: string | undefined): string {
  return allTextStyles(theme.textStyles?.filter(isSafe))
    .filter(({ name }) => usedIn === undefined || usedIn.includes(`--org-text-${name}-`))
    .map((style) => {
      const at = `--org-text-${style.name}`;
      const { weight, lineHeight, letterSpacing } = style;
      return `${at}-size:${fluidSize(style)};${at}-weight:${weight};${at}-line:${lineHeight};${at}-spacing:${letterSpacing}em`;
    })
    .join(';');
}

/**
 * Returns the custom properties of spaces and shadows that the given CSS uses. Settings of blocks have the default beside each
 * use, so they only need those that the theme changes; custom CSS of authors may need any.
 */
function tokens({ spacing = [], shadows = [] }: Theme, usedIn: string | undefined): string {
  const steps = allSpaceSteps(spacing.filter(isToken(SPACE_TOKENS)));
  const shades = allShadows(shadows.filter(isToken(SHADOW_TOKENS)));
  const changed = new Set<object>([...changedSpaceSteps(steps), ...changedShadows(shades)]);
  return [
    ...steps.map((step) => [step, `--org-space-${step.name}`, `${step.size}px`] as const),
    ...shades.map((shade) => [shade, `--org-shadow-${shade.name}`, shadowCss(shade)] as const),
  ]
    .filter(([token, property]) => {
      if (usedIn === undefined) return true;
      return (
        usedIn.includes(`${property})`) || (changed.has(token) && usedIn.includes(`${property},`))
      );
    })
    .map(([, property, value]) => `${property}:${value}`)
    .join(';');
}

/**
 * Returns a tenant's theme as custom properties of the document. The mode is that of `data-theme` on the `html` element: light,
 * dark, or auto, which follows the visitor's system. Missing values use the defaults of `styles.css`.
 * @param usedIn - CSS of the page, which then gets only the text styles, spaces and shadows that it uses
 */
export function themeCss(theme: Theme, usedIn?: string): string {
  const font = FONTS[theme.fontFamily ?? ''];
  const headings = FONTS[theme.headingFont ?? ''];
  const radius = /^\d{1,2}px$/.test(theme.radius ?? '') ? theme.radius : undefined;
  const base = [
    colors(theme),
    font ? `--org-font:${font}` : '',
    headings ? `--org-font-heading:${headings}` : '',
    radius ? `--org-radius:${radius}` : '',
    textStyles(theme, usedIn),
    tokens(theme, usedIn),
  ]
    .filter(Boolean)
    .join(';');
  return `@layer org.tokens{:root{${base}}}`;
}
