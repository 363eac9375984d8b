/** Place where modules add to another module that does not know them. The phantom type is that of the values. */
export interface ExtensionPoint<Value> {
  readonly name: string;
  /** Never set; it binds the type of the values to the point. */
  readonly values?: readonly Value[];
}

/**
 * Declares an extension point. The module that reads it declares it, next to the type of its values.
 * @example export const SITE_SECTIONS = defineExtensionPoint<SiteSection>('site sections');
 */
export function defineExtensionPoint<Value>(name: string): ExtensionPoint<Value> {
  return { name };
}
