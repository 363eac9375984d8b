/** One CSS declaration: property, value. Both come from our own code and guarded values, never from raw input. */
export type Declaration = readonly [property: string, value: string];

/** Prints a number as CSS does: no exponent, no needless digits. */
export function cssNumber(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

/** Prints a length; zero needs no unit. */
export function length(value: number, unit: string): string {
  return value === 0 ? '0' : `${cssNumber(value)}${unit}`;
}

/** Declarations as text, in order. */
export function printDeclarations(declarations: readonly Declaration[]): string {
  let text = '';
  for (const [property, value] of declarations)
    text += `${text === '' ? '' : ';'}${property}:${value}`;
  return text;
}
