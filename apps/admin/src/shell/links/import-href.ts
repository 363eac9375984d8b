/**
 * Returns the URL of the import screen of an entity.
 * @param entity - its plural name, as in its endpoints
 * @returns URL
 */
export function importHref(entity: string): string {
  return `/admin/imports/new?entity=${entity}`;
}
