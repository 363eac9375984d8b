import { isPaidOnline } from '@org/schema';
import type { BuyerOrder, Order, OrderItem } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { entityRecords } from '../../../kernel/entities/entity.service.ts';
import { orderEntity } from '../orders/order.entity.ts';
import { shopSettings } from '../shop-settings/shop-settings.ts';

function toBuyerItem(item: OrderItem): BuyerOrder['items'][number] {
  return {
    id: item.id,
    productId: item.productId,
    variantId: item.variantId,
    sku: item.sku,
    name: item.name,
    selectedOptions: item.selectedOptions,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    salePrice: item.salePrice,
    discount: item.discount,
    tax: item.tax,
    lineTotal: item.lineTotal,
    stockStatus: item.stockStatus,
    fulfilledQuantity: item.fulfilledQuantity,
    restockedQuantity: item.restockedQuantity,
  };
}

/**
 * Returns an order in the format for its customer. Fields are copied one by one, so that a field that is added for staff does
 * not reach customers.
 */
export function toBuyerOrder(
  order: Order,
  more: Pick<BuyerOrder, 'pickupInstructions' | 'payUrl'>,
): BuyerOrder {
  return {
    guid: order.guid,
    number: order.number,
    status: order.status,
    hasPaymentMismatch: order.hasPaymentMismatch,
    paymentStatus: order.paymentStatus,
    cancelledAt: order.cancelledAt,
    customerName: order.customerName,
    email: order.email,
    firstname: order.firstname,
    lastname: order.lastname,
    phone: order.phone,
    currency: order.currency,
    items: order.items.map(toBuyerItem),
    itemsCount: order.itemsCount,
    totals: order.totals,
    total: order.total,
    paidTotal: order.paidTotal,
    refundedTotal: order.refundedTotal,
    addresses: order.addresses,
    isPickup: order.isPickup,
    shippingMethod: order.shippingMethod,
    paymentMethod: order.paymentMethod,
    coupons: order.coupons,
    tracking: order.tracking,
    note: order.note,
    created_at: order.created_at,
    updated_at: order.updated_at,
    pickupInstructions: more.pickupInstructions,
    payUrl: more.payUrl,
  };
}

/**
 * Returns an order for its customer by its GUID.
 * @throws `not_found`
 */
export async function buyerOrder(tx: TenantTx, guid: string): Promise<BuyerOrder> {
  const row = await tx.selectFrom('orders').selectAll().where('guid', '=', guid).executeTakeFirst();
  const [record] = row ? await entityRecords(tx, orderEntity, [row]) : [];
  if (!row || !record) throw appError('not_found');
  const { orders } = await shopSettings(tx);
  const isOpen = row.payment_status === 'unpaid' && row.cancelled_at === null;
  // A customer who has already paid something is not asked for money again.
  const isByCard = isPaidOnline(row.payment_method.key) && !row.has_payment_mismatch;
  return toBuyerOrder(record, {
    pickupInstructions: row.is_pickup ? orders.pickup.instructions : '',
    payUrl: isOpen && isByCard ? `/api/v1/checkout/orders/${guid}/pay/` : null,
  });
}
