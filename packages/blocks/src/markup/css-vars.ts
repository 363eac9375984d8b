import type { CSSProperties } from 'react';

/**
 * Returns a style attribute of custom properties without undefined ones.
 * @param values - name without dashes
 * @returns value; undefined when none has a value, so that no empty attribute is rendered
 */
export function cssVars(
  values: Readonly<Record<string, string | number | undefined>>,
): CSSProperties | undefined {
  let style: Record<string, string | number> | undefined;
  for (const name in values) {
    const value = values[name];
    if (value === undefined || value === '') continue;
    style ??= {};
    style[`--${name}`] = value;
  }
  // React's type of styles does not list custom properties.
  return style as CSSProperties | undefined;
}
