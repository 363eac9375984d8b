/** Products, stock, carts, checkout, orders and payments. Other domains import this file alone. */
export { addToCart } from './cart/cart.service.ts';
export type { CartContext } from './cart/read-cart.ts';
export { placeOrder } from './checkout/place-order.ts';
export { COMMERCE_MODULES } from './commerce.modules.ts';
export {
  cancelOrder,
  fulfilOrder,
  type OrderTools,
  payOrder,
} from './order-management/order-actions.ts';
export { refundOrder } from './order-management/refund-order.ts';
export { orderEntity } from './orders/order.entity.ts';
export { couponEntity } from './pricing/coupon.entity.ts';
export { productEntity } from './products/product.entity.ts';
export { refreshProducts } from './products/refresh-products.ts';
export { updateWebOrderSettings } from './shop-settings/shop-settings.ts';
export { setOnHand } from './stock/change-stock.ts';
