/** Shadow presets: those of the theme, by default with a blur of 5, 10 and 15 px. */
export const BOX_SHADOWS = ['none', 'small', 'medium', 'large'] as const;
/** A shadow preset. */
export type BoxShadow = (typeof BOX_SHADOWS)[number];
