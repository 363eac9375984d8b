import { PRODUCT_FIELDS } from '@org/schema';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readListAddress } from './list/list-state.ts';
import { admin } from './route-frame.tsx';

const products = createRoute({
  getParentRoute: () => admin,
  path: '/inventory/products',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, PRODUCT_FIELDS),
  component: lazyRouteComponent(
    () => import('../features/products/products.route.tsx'),
    'ProductsRoute',
  ),
});

const newProduct = createRoute({
  getParentRoute: () => admin,
  path: '/inventory/products/new',
  component: lazyRouteComponent(
    () => import('../features/products/products.route.tsx'),
    'NewProductRoute',
  ),
});

const product = createRoute({
  getParentRoute: () => admin,
  path: '/inventory/products/$id',
  component: lazyRouteComponent(
    () => import('../features/products/products.route.tsx'),
    'ProductRoute',
  ),
});

const productCategories = createRoute({
  getParentRoute: () => admin,
  path: '/products/categories',
  component: lazyRouteComponent(
    () => import('../features/categories/categories.route.tsx'),
    'ProductCategoriesRoute',
  ),
});

/** What is sold: products and their categories. Source: ROUTE-ADMIN-06, ROUTE-ADMIN-07. */
export const shopRoutes = [products, newProduct, product, productCategories];
