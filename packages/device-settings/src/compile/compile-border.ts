import type { BorderSettings } from '@org/schema/entities';
import { borderSides } from '../settings/choose-border.ts';
import { safeColor } from '../values/safe-color.ts';
import { type Declaration, length } from './declaration.ts';
import { boxShadowCss, radiusCss } from './token-css.ts';

const SIDES = ['borderTop', 'borderRight', 'borderBottom', 'borderLeft'] as const;

/** Returns the declarations of the border group for fields that are set on any device. */
export function compileBorder(values: BorderSettings, touched: ReadonlySet<string>): Declaration[] {
  const any = (...fields: readonly (keyof BorderSettings)[]): boolean =>
    fields.some((field) => touched.has(field));
  const declarations: Declaration[] = [];
  if (any('border', 'borderStyle', 'borderWidth', 'borderColor', ...SIDES)) {
    // The flags define the sides; content with only the `border` choice derives them from it.
    const sides = any(...SIDES) ? values : borderSides(values.border);
    const widths = SIDES.map((side) => length(sides[side] ? values.borderWidth : 0, 'px'));
    declarations.push([
      'border-width',
      new Set(widths).size === 1 ? (widths[0] ?? '0') : widths.join(' '),
    ]);
    if (widths.some((width) => width !== '0'))
      declarations.push(
        ['border-style', values.borderStyle],
        ['border-color', safeColor(values.borderColor) || 'currentcolor'],
      );
  }
  if (any('borderRadius')) declarations.push(['border-radius', radiusCss(values.borderRadius)]);
  if (any('boxShadow')) declarations.push(['box-shadow', boxShadowCss(values.boxShadow)]);
  return declarations;
}
