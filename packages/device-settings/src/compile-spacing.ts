import type { SpacingSettings } from '@org/schema';
import { type Declaration, length } from './declaration.ts';

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

/** Declarations of the spacing group for the fields that were touched on any device. */
export function compileSpacing(
  values: SpacingSettings,
  touched: ReadonlySet<string>,
  isSection: boolean,
): Declaration[] {
  const declarations: Declaration[] = [];
  for (const [field, property] of Object.entries(PROPERTIES) as [keyof SpacingSettings, string][]) {
    if (!touched.has(field)) continue;
    const value = length(values[field], 'px');
    // The sides of a section hold its content at the section's width; what was chosen is the least there is.
    const isGutter = isSection && (field === 'paddingLeft' || field === 'paddingRight');
    declarations.push([
      property,
      isGutter ? `max(${value === '0' ? '0px' : value},var(--org-section-side))` : value,
    ]);
  }
  return declarations;
}
