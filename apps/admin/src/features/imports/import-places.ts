import { text } from './messages.ts';

/** URLs of the imported records' lists, by plural name of the entity. */
const PLACES: Readonly<Record<string, string>> = {
  blogCategories: '/admin/blog/categories',
  collectionItems: '/admin/collections',
  customers: '/admin/customers',
  notes: '/admin/notes',
  posts: '/admin/blog',
  productCategories: '/admin/products/categories',
  products: '/admin/inventory/products',
  timeEntries: '/admin/time-entries',
};

/** Returns the URL of an entity's list; that of the imports for entities without a list. */
export function getPlace(entity: string): string {
  return PLACES[entity] ?? '/admin/imports';
}

/**
 * Returns the title of an entity where several are listed.
 * @param options - entity and its plural name
 */
export function getTitle({
  entity,
  many,
}: {
  readonly entity: string;
  readonly many: string;
}): string {
  return text.titles[entity] ?? `${many.charAt(0).toLocaleUpperCase()}${many.slice(1)}`;
}
