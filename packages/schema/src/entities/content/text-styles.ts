import { array, type InferType, number, object, string } from 'yup';
import { FONT_WEIGHTS } from '../../values/constants.ts';

/** Names of the text styles of a theme, from the largest to the smallest. */
export const TEXT_STYLES = [
  'display',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'lead',
  'body',
  'small',
  'caption',
] as const;
/** Name of a text style. */
export type TextStyleName = (typeof TEXT_STYLES)[number];

const size = () => number().min(0.5, 'Choose 0.5 or more').max(12, 'Choose 12 or less').required();

/** A text style that a theme changes. */
export const textStyleSchema = object({
  name: string().oneOf(TEXT_STYLES).required(),
  /** Font size on wide screens, rem. */
  size: size(),
  /** Font size on phones, rem; in between the size grows with the width. */
  phoneSize: size(),
  /** Multiple of the font size. */
  lineHeight: number().min(0.8, 'Choose 0.8 or more').max(3, 'Choose 3 or less').required(),
  weight: number().oneOf(FONT_WEIGHTS).required(),
  /** em */
  letterSpacing: number()
    .min(-0.2, 'Choose -0.2 or more')
    .max(0.5, 'Choose 0.5 or less')
    .required(),
}).noUnknown();
/** A text style: size, line height, weight and letter spacing. */
export type TextStyle = InferType<typeof textStyleSchema>;

/** Text styles that a theme changes; the others have their defaults. */
export const textStylesField = () =>
  array(textStyleSchema.required())
    .max(TEXT_STYLES.length)
    .test(
      'once',
      'Each text style can be given once',
      (styles) => new Set(styles?.map(({ name }) => name)).size === (styles?.length ?? 0),
    );

type Look = Omit<TextStyle, 'name'>;
const DEFAULT_LOOKS: Readonly<Record<TextStyleName, Look>> = {
  display: { size: 4.5, phoneSize: 2.75, lineHeight: 1.05, weight: 800, letterSpacing: -0.025 },
  heading1: { size: 3, phoneSize: 2.125, lineHeight: 1.12, weight: 700, letterSpacing: -0.02 },
  heading2: { size: 2.25, phoneSize: 1.75, lineHeight: 1.18, weight: 700, letterSpacing: -0.015 },
  heading3: { size: 1.75, phoneSize: 1.5, lineHeight: 1.25, weight: 700, letterSpacing: -0.01 },
  heading4: { size: 1.375, phoneSize: 1.25, lineHeight: 1.3, weight: 600, letterSpacing: 0 },
  lead: { size: 1.25, phoneSize: 1.125, lineHeight: 1.5, weight: 400, letterSpacing: 0 },
  body: { size: 1, phoneSize: 1, lineHeight: 1.6, weight: 400, letterSpacing: 0 },
  small: { size: 0.875, phoneSize: 0.875, lineHeight: 1.5, weight: 400, letterSpacing: 0 },
  caption: { size: 0.75, phoneSize: 0.75, lineHeight: 1.4, weight: 500, letterSpacing: 0.02 },
};

/**
 * Returns all text styles of a theme in the order of `TEXT_STYLES`.
 * @param changed - styles that the theme changes
 */
export function allTextStyles(changed: readonly TextStyle[] | undefined): TextStyle[] {
  return TEXT_STYLES.map(
    (name) => changed?.find((style) => style.name === name) ?? { name, ...DEFAULT_LOOKS[name] },
  );
}

/** Returns the text styles that differ from their defaults, as they are stored. */
export function changedTextStyles(styles: readonly TextStyle[]): TextStyle[] {
  return styles.filter(({ name, ...look }) =>
    Object.entries(DEFAULT_LOOKS[name]).some(
      ([field, value]) => look[field as keyof Look] !== value,
    ),
  );
}
