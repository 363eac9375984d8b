import type { Module } from '../../kernel/module/define-module.ts';
import { cartModule } from './cart/cart.module.ts';
import { checkoutModule } from './checkout/checkout.module.ts';
import { inventoryModule } from './inventory/inventory.module.ts';
import { orderManagementModule } from './order-management/order-management.module.ts';
import { ordersModule } from './orders/orders.module.ts';
import { paymentsModule } from './payments/payments.module.ts';
import { pricingModule } from './pricing/pricing.module.ts';
import { productCategoriesModule } from './product-categories/product-categories.module.ts';
import { productsModule } from './products/products.module.ts';
import { shopSettingsModule } from './shop-settings/shop-settings.module.ts';
import { stockModule } from './stock/stock.module.ts';
import { storeModule } from './store/store.module.ts';

/** All modules of the domain. */
export const COMMERCE_MODULES: readonly Module[] = [
  stockModule,
  shopSettingsModule,
  pricingModule,
  productCategoriesModule,
  productsModule,
  inventoryModule,
  storeModule,
  cartModule,
  ordersModule,
  paymentsModule,
  checkoutModule,
  orderManagementModule,
];
