import { MOVEMENT_FIELDS, STOCK_FIELDS } from '@org/schema/entities';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { OVERVIEW_SOURCES } from '../../platform/index.ts';
import { inventoryRoutes } from './inventory.routes.ts';
import { LOW_STOCK_OVERVIEW } from './low-stock-overview.ts';
import { mailLowStock } from './mail-low-stock.ts';
import { MOVEMENT_SOURCE } from './movement-list.ts';

/** Stock by location, with movements and alerts. */
export const inventoryModule = defineModule({
  name: 'commerce/inventory',
  lists: [
    { plural: 'inventory', module: 'inventory', fields: STOCK_FIELDS },
    {
      plural: 'movements',
      module: 'inventory',
      fields: MOVEMENT_FIELDS,
      source: MOVEMENT_SOURCE,
    },
  ],
  housekeeping: (kernel) => [
    {
      name: 'low-stock',
      every: '15 minutes',
      run: (work) => mailLowStock(kernel, work),
    },
  ],
  extensions: [extend(OVERVIEW_SOURCES, () => LOW_STOCK_OVERVIEW)],
  routes: ({ send }) => inventoryRoutes(send),
});
