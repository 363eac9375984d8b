import type { ImportTarget } from '../kernel/imports/import-target.ts';
import { productImport } from '../modules/commerce/products/product-import.ts';
import { blogPostImport } from '../modules/content/blog/blog-post-import.ts';
import { categoryImport } from '../modules/content/categories/category-import.ts';
import { customerImport } from '../modules/crm/customers/customer-import.ts';
import { noteImport } from '../modules/crm/notes/note-import.ts';

const TARGETS: readonly ImportTarget[] = [
  productImport,
  blogPostImport,
  categoryImport('blog'),
  categoryImport('products'),
  customerImport,
  noteImport,
];

/** Returns everything that can be imported, by the plural name in the paths. */
export function importTargets(): ReadonlyMap<string, ImportTarget> {
  return new Map(TARGETS.map((target) => [target.entity, target]));
}
