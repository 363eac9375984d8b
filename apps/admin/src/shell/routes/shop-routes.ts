import { readListAddress } from '@org/admin-kit';
import {
  COUPON_FIELDS,
  MOVEMENT_FIELDS,
  ORDER_FIELDS,
  PRODUCT_FIELDS,
  STOCK_FIELDS,
} from '@org/schema/entities';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { admin } from './route-frame.tsx';

const products = createRoute({
  getParentRoute: () => admin,
  path: '/inventory/products',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, PRODUCT_FIELDS),
  component: lazyRouteComponent(
    () => import('../../features/products/products.route.tsx'),
    'ProductsRoute',
  ),
});

const newProduct = createRoute({
  getParentRoute: () => admin,
  path: '/inventory/products/new',
  component: lazyRouteComponent(
    () => import('../../features/products/products.route.tsx'),
    'NewProductRoute',
  ),
});

const product = createRoute({
  getParentRoute: () => admin,
  path: '/inventory/products/$id',
  component: lazyRouteComponent(
    () => import('../../features/products/products.route.tsx'),
    'ProductRoute',
  ),
});

const productCategories = createRoute({
  getParentRoute: () => admin,
  path: '/products/categories',
  component: lazyRouteComponent(
    () => import('../../features/categories/categories.route.tsx'),
    'ProductCategoriesRoute',
  ),
});

/** Parses the state of the price and stock grid from the URL: comma-separated ids, or the filters of a list. */
function readGridAddress(given: Record<string, unknown>): {
  products?: string;
  variants?: string;
  search?: string;
  filter?: string;
  low?: true;
  place?: number;
} {
  const ids = (value: unknown): string | undefined =>
    /^\d+(?:,\d+)*$/.test(String(value)) ? String(value) : undefined;
  const isLine = (value: unknown): boolean =>
    (typeof value === 'string' && value.length <= 200) || typeof value === 'number';
  const [products, variants, place] = [ids(given.products), ids(given.variants), ids(given.place)];
  return {
    ...(products && { products }),
    ...(variants && { variants }),
    ...(place && { place: Number(place) }),
    ...(isLine(given.search) && { search: String(given.search) }),
    // The router parses such parameters as JSON; the endpoint validates the filter.
    ...(given.filter !== undefined && {
      filter: typeof given.filter === 'string' ? given.filter : JSON.stringify(given.filter),
    }),
    ...(String(given.low) === 'true' && { low: true as const }),
  };
}

const stock = () => import('../../features/inventory/stock.route.tsx');
const stockAddress = (given: Record<string, unknown>) => readListAddress(given, STOCK_FIELDS);

const allStock = createRoute({
  getParentRoute: () => admin,
  path: '/inventory',
  validateSearch: stockAddress,
  component: lazyRouteComponent(stock, 'StockRoute'),
});

const stockAt = createRoute({
  getParentRoute: () => admin,
  path: '/inventory/at/$id',
  validateSearch: stockAddress,
  component: lazyRouteComponent(stock, 'StockAtRoute'),
});

const lowStock = createRoute({
  getParentRoute: () => admin,
  path: '/inventory/low',
  validateSearch: stockAddress,
  component: lazyRouteComponent(stock, 'LowStockRoute'),
});
const lowStockAt = createRoute({
  getParentRoute: () => admin,
  path: '/inventory/low/at/$id',
  validateSearch: stockAddress,
  component: lazyRouteComponent(stock, 'LowStockRoute'),
});

const movements = createRoute({
  getParentRoute: () => admin,
  path: '/inventory/movements',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, MOVEMENT_FIELDS),
  component: lazyRouteComponent(stock, 'MovementsRoute'),
});

const stockPlaces = createRoute({
  getParentRoute: () => admin,
  path: '/inventory/locations',
  component: lazyRouteComponent(
    () => import('../../features/inventory/locations.route.tsx'),
    'LocationsRoute',
  ),
});

const stockGrid = createRoute({
  getParentRoute: () => admin,
  path: '/inventory/grid',
  validateSearch: readGridAddress,
  component: lazyRouteComponent(
    () => import('../../features/inventory/grid.route.tsx'),
    'GridRoute',
  ),
});

const orderScreens = () => import('../../features/web-orders/orders.route.tsx');

const orders = createRoute({
  getParentRoute: () => admin,
  path: '/web-orders',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, ORDER_FIELDS),
  component: lazyRouteComponent(orderScreens, 'OrdersRoute'),
});

const newOrder = createRoute({
  getParentRoute: () => admin,
  path: '/web-orders/new',
  component: lazyRouteComponent(orderScreens, 'NewOrderRoute'),
});

const order = createRoute({
  getParentRoute: () => admin,
  path: '/web-orders/$id',
  component: lazyRouteComponent(orderScreens, 'OrderRoute'),
});

const couponScreens = () => import('../../features/coupons/coupons.route.tsx');

const coupons = createRoute({
  getParentRoute: () => admin,
  path: '/coupons',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, COUPON_FIELDS),
  component: lazyRouteComponent(couponScreens, 'CouponsRoute'),
});

const newCoupon = createRoute({
  getParentRoute: () => admin,
  path: '/coupons/new',
  component: lazyRouteComponent(couponScreens, 'NewCouponRoute'),
});

const coupon = createRoute({
  getParentRoute: () => admin,
  path: '/coupons/$id',
  component: lazyRouteComponent(couponScreens, 'CouponRoute'),
});

/** Routes of the shop: orders, coupons, products, categories and stock. */
export const shopRoutes = [
  products,
  newProduct,
  product,
  productCategories,
  allStock,
  stockAt,
  lowStock,
  lowStockAt,
  movements,
  stockPlaces,
  stockGrid,
  orders,
  newOrder,
  order,
  coupons,
  newCoupon,
  coupon,
];
