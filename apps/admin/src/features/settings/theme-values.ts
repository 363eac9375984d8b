import type { ThemeColor } from '@org/schema';
import type { Shadow, SpaceStep, TextStyle } from '@org/schema/entities';

/** Form values of the theme section. */
export type ThemeValues = Record<
  ThemeColor | 'mode' | 'fontFamily' | 'headingFont' | 'radius',
  string
> & {
  textStyles: readonly TextStyle[];
  spacing: readonly SpaceStep[];
  shadows: readonly Shadow[];
};
