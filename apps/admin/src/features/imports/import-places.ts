import { text } from './messages.ts';

/** Where the records are to be seen that files are taken into, by their plural name. */
const PLACES: Readonly<Record<string, string>> = {
  blogCategories: '/admin/blog/categories',
  customers: '/admin/customers',
  notes: '/admin/notes',
  posts: '/admin/blog',
  productCategories: '/admin/products/categories',
  products: '/admin/inventory/products',
};

/** Where records of a kind are to be seen; the imports for one that has no list. */
export function getPlace(entity: string): string {
  return PLACES[entity] ?? '/admin/imports';
}

/** What a kind of records is called where several kinds stand side by side. Shape: its entity and its plural name. */
export function getTitle({
  entity,
  many,
}: {
  readonly entity: string;
  readonly many: string;
}): string {
  return text.titles[entity] ?? `${many.charAt(0).toLocaleUpperCase()}${many.slice(1)}`;
}
