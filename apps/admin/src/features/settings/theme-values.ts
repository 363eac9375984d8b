import type { ThemeColor } from '@org/schema';

/** Form values of the theme section. */
export type ThemeValues = Record<
  ThemeColor | 'mode' | 'fontFamily' | 'headingFont' | 'radius',
  string
>;
