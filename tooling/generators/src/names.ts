/** `pricing-table` as `PricingTable`. */
export function pascalCase(kebab: string): string {
  return kebab.replace(/(?:^|-)([a-z0-9])/g, (_match, char: string) => char.toUpperCase());
}

/** `pricing-table` as `pricingTable`. */
export function camelCase(kebab: string): string {
  return pascalCase(kebab).replace(/^./, (char) => char.toLowerCase());
}

/** `pricing-table` as `Pricing table`. */
export function titleCase(kebab: string): string {
  return kebab.replaceAll('-', ' ').replace(/^./, (char) => char.toUpperCase());
}

/** Why a text is no name for what is made, or undefined. */
export function refuseName(name: string | undefined): string | undefined {
  if (!name) return 'Give it a name in kebab-case, such as pricing-table.';
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)
    ? undefined
    : `"${name}" is not in kebab-case, such as pricing-table.`;
}
