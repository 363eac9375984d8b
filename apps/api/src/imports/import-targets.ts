import { blogPostImport } from '../modules/blog/blog-post-import.ts';
import { categoryImport } from '../modules/categories/category-import.ts';
import { customerImport } from '../modules/customers/customer-import.ts';
import { noteImport } from '../modules/notes/note-import.ts';
import { productImport } from '../modules/products/product-import.ts';
import type { ImportTarget } from './import-target.ts';

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
