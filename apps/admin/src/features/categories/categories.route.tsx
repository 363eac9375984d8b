import type { ReactElement } from 'react';
import { CategoriesScreen } from './categories.screen.tsx';

/** Categories of products. */
export function ProductCategoriesRoute(): ReactElement {
  return <CategoriesScreen kind="products" />;
}

/** Categories of the blog. */
export function BlogCategoriesRoute(): ReactElement {
  return <CategoriesScreen kind="blog" />;
}
