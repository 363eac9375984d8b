/** Returns the URL of the import screen of an entity. Shape: its plural name, as in its endpoints → URL. */
export function importHref(entity: string): string {
  return `/admin/imports/new?entity=${entity}`;
}
