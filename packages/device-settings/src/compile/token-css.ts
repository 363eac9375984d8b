import {
  type BoxShadow,
  DEFAULT_SHADOWS,
  DEFAULT_SPACES,
  type Radius,
  type RadiusToken,
  type Shadow,
  type Space,
} from '@org/schema/entities';
import { cssNumber, length } from './declaration.ts';

/**
 * Returns the CSS of a space. A step of the scale is a custom property of the theme with its default beside it, so that a theme
 * without changes needs no CSS.
 * @param unit - unit of a number
 */
export function spaceCss(space: Space, unit: string): string {
  return typeof space === 'number'
    ? length(space, unit)
    : `var(--org-space-${space},${DEFAULT_SPACES[space]}px)`;
}

/** Radii of the theme as parts of its corner radius. */
const RADII: Readonly<Record<RadiusToken, string>> = {
  small: 'calc(var(--org-radius)*.5)',
  medium: 'var(--org-radius)',
  large: 'calc(var(--org-radius)*2)',
  full: '9999px',
};

/** Returns the CSS of a radius. */
export function radiusCss(radius: Radius): string {
  return typeof radius === 'number' ? length(radius, 'px') : RADII[radius];
}

/** Returns the CSS of the values of a shadow. */
export function shadowCss({ y, blur, spread, opacity }: Omit<Shadow, 'name'>): string {
  const sizes = [0, y, blur, ...(spread === 0 ? [] : [spread])].map((size) => length(size, 'px'));
  return `${sizes.join(' ')} rgba(0,0,0,${cssNumber(opacity)})`;
}

/** Returns the CSS of a shadow preset: a custom property of the theme with its default beside it. */
export function boxShadowCss(shadow: BoxShadow): string {
  return shadow === 'none'
    ? 'none'
    : `var(--org-shadow-${shadow},${shadowCss(DEFAULT_SHADOWS[shadow])})`;
}
