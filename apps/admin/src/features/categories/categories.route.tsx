import type { ReactElement } from 'react';
import { CategoriesScreen } from './categories.screen.tsx';

/** Renders product categories. */
export function ProductCategoriesRoute(): ReactElement {
  return <CategoriesScreen kind="products" />;
}

/** Renders blog categories. */
export function BlogCategoriesRoute(): ReactElement {
  return <CategoriesScreen kind="blog" />;
}
