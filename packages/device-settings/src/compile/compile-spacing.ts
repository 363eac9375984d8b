import type { SpacingSettings } from '@org/schema/entities';
import type { Declaration } from './declaration.ts';
import { spaceCss } from './token-css.ts';

const PROPERTIES: Readonly<Record<keyof SpacingSettings, string>> = {
  marginTop: 'margin-top',
  marginRight: 'margin-right',
  marginBottom: 'margin-bottom',
  marginLeft: 'margin-left',
  paddingTop: 'padding-top',
  paddingRight: 'padding-right',
  paddingBottom: 'padding-bottom',
  paddingLeft: 'padding-left',
};

/** Returns the declarations of the spacing group for fields that are set on any device. */
export function compileSpacing(
  values: SpacingSettings,
  touched: ReadonlySet<string>,
  isSection: boolean,
): Declaration[] {
  const declarations: Declaration[] = [];
  for (const [field, property] of Object.entries(PROPERTIES) as [keyof SpacingSettings, string][]) {
    if (!touched.has(field)) continue;
    const value = spaceCss(values[field], 'px');
    // The horizontal padding of a section centers its content, and the setting is its minimum.
    const isGutter = isSection && (field === 'paddingLeft' || field === 'paddingRight');
    declarations.push([
      property,
      isGutter ? `max(${value === '0' ? '0px' : value},var(--org-section-side))` : value,
    ]);
  }
  return declarations;
}
