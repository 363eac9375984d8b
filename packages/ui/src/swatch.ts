import { colorParts } from './color-parts.ts';

/** A colour to pick by name, such as one of the theme's. */
export interface Swatch {
  readonly name: string;
  /** What the swatch shows: a hex colour. */
  readonly color: string;
  /** What is chosen by it. @default its colour */
  readonly value?: string;
}

/** The swatch that a value names; a plain colour names none. */
export function getSwatch(value: string, swatches: readonly Swatch[]): Swatch | undefined {
  return swatches.find((swatch) => swatch.value !== undefined && swatch.value === value);
}

const VARIABLE = /^var\(\s*--org-color-([a-z-]+)\s*\)$/;
const FUNCTION = /^[a-z]+\([\d\s.,/%+a-z-]*\)$/i;
const KEYWORD = /^[a-z]{3,20}$/i;

/**
 * What a stored colour looks like in the admin, where the site's variables are not known.
 * Shape: a swatch's value, a variable of the theme or a CSS colour → CSS colour; 'transparent' when it is not known.
 */
export function getPaint(value: string, swatches: readonly Swatch[]): string {
  const name = VARIABLE.exec(value)?.[1] ?? value;
  const swatch = getSwatch(name, swatches);
  if (swatch) return swatch.color;
  if (colorParts(value) || FUNCTION.test(value)) return value;
  // A word that is no colour would make the whole declaration void.
  return KEYWORD.test(value) && globalThis.CSS?.supports?.('color', value) ? value : 'transparent';
}
