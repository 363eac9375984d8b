/** Products, stock, carts, checkout, orders and payments. Other domains import this file alone. */
export { COMMERCE_MODULES } from './commerce.modules.ts';
export {
  getShop,
  seedLargeShop,
  seedManyProducts,
} from './products/many/seed-many-products.ts';
