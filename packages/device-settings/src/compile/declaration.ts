/** A CSS declaration: property, value. Both come from our own code and guarded values, never from raw input. */
export type Declaration = readonly [property: string, value: string];

/** Serializes a number for CSS: no exponent, no unnecessary digits. */
export function cssNumber(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

/** Serializes a length; zero needs no unit. */
export function length(value: number, unit: string): string {
  return value === 0 ? '0' : `${cssNumber(value)}${unit}`;
}

/** Serializes declarations in order. */
export function printDeclarations(declarations: readonly Declaration[]): string {
  let text = '';
  for (const [property, value] of declarations)
    text += `${text === '' ? '' : ';'}${property}:${value}`;
  return text;
}
