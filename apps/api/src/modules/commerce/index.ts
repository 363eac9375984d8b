/** Products, stock, carts, checkout, orders and payments. Other domains import only this file. */
export { COMMERCE_MODULES } from './commerce.modules.ts';
export { orderEntity } from './orders/order.entity.ts';
export { getPayments } from './payments/payment.services.ts';
export { PaymentRefused, type PaymentState } from './payments/payment-provider.ts';
export { PAYMENT_SETTLERS } from './payments/payment-settler.ts';
export { findAccount, type PaymentTools } from './payments/payments.service.ts';
export {
  getShop,
  seedLargeShop,
  seedManyProducts,
} from './products/many/seed-many-products.ts';
