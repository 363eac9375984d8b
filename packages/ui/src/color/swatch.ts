import { colorParts } from './color-parts.ts';

/** A named color, such as one of the theme's. */
export interface Swatch {
  readonly name: string;
  /** Color of the swatch: a hex color. */
  readonly color: string;
  /** Value of the swatch. @default its color */
  readonly value?: string;
}

/** Returns the swatch with a value; undefined for a plain color. */
export function getSwatch(value: string, swatches: readonly Swatch[]): Swatch | undefined {
  return swatches.find((swatch) => swatch.value !== undefined && swatch.value === value);
}

const VARIABLE = /^var\(\s*--org-color-([a-z-]+)\s*\)$/;
const FUNCTION = /^[a-z]+\([\d\s.,/%+a-z-]*\)$/i;
const KEYWORD = /^[a-z]{3,20}$/i;

/**
 * Resolves a stored color for the admin, where the site's variables are undefined.
 * @param value - a swatch's value
 * @param swatches - a variable of the theme or a CSS color
 * @returns CSS color; 'transparent' when it is unknown
 */
export function getPaint(value: string, swatches: readonly Swatch[]): string {
  const name = VARIABLE.exec(value)?.[1] ?? value;
  const swatch = getSwatch(name, swatches);
  if (swatch) return swatch.color;
  if (colorParts(value) || FUNCTION.test(value)) return value;
  // An invalid color would invalidate the whole declaration.
  return KEYWORD.test(value) && globalThis.CSS?.supports?.('color', value) ? value : 'transparent';
}
