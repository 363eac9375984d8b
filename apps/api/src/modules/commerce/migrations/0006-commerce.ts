import type { Migration } from '../../../kernel/database/migration.ts';
import { orderTables } from './order-tables.ts';
import { productTables } from './product-tables.ts';
import { stockTables } from './stock-tables.ts';

/**
 * Products, stock, carts, orders and payments.
 */
export const commerceBaseline: Migration = {
  id: '0006-commerce',
  up: (roles) => `
    ${productTables(roles)}
    ${stockTables(roles)}
    ${orderTables(roles)}
  `,
};
