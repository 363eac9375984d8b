import type { ShadowToken, SpaceToken } from '@org/schema/entities';

const STEPS: Record<SpaceToken, string> = {
  xs: 'Extra small',
  s: 'Small',
  m: 'Medium',
  l: 'Large',
  xl: 'Extra large',
  '2xl': 'Twice extra large',
};

const SHADOWS: Record<ShadowToken, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
};

/** Texts of the spacing scale and the shadows of a theme. */
export const tokenText = {
  scale: 'Spacing scale',
  scaleText: 'Padding, margins and gaps that use a step follow these sizes on every page.',
  shadowScale: 'Shadows',
  shadowScaleText: 'Blocks with a small, medium or large shadow follow these settings.',
  size: 'Size',
  y: 'Down',
  blur: 'Blur',
  spread: 'Spread',
  opacity: 'Opacity',
  steps: STEPS,
  shadows: SHADOWS,
  changedStep: (name: string, size: number) => `${name} ${size} px`,
  changedShadow: (name: string, y: number, blur: number) => `${name} ${y} px down, ${blur} px blur`,
};
