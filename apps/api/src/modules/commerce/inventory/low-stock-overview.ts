import type { OverviewSource } from '../../platform/index.ts';
import { productEntity } from '../products/product.entity.ts';
import { countLowStock } from './stock-list.ts';

/** Number of variants that are low on stock or out of it. */
export const LOW_STOCK_OVERVIEW: OverviewSource = {
  entity: productEntity,
  permission: 'inventory.can_view',
  read: async (tx) => [
    {
      name: 'lowStock',
      value: await countLowStock(tx),
      previous: null,
      currency: '',
      days: [],
    },
  ],
};
