import { createAsSystem } from '../../src/kernel/entities/create-as-system.ts';
import { createEntity } from '../../src/kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../src/kernel/events/record-change.ts';
import { orderEntity } from '../../src/modules/commerce/orders/order.entity.ts';
import { recordEvent } from '../../src/modules/commerce/orders/order-events.ts';
import { couponEntity } from '../../src/modules/commerce/pricing/coupon.entity.ts';

/**
 * Creates an order and a coupon of a tenant.
 * @param word - word that marks the tenant
 * @returns their ids
 */
export async function makeOrderRows(
  write: TenantWrite,
  word: string,
): Promise<{ readonly order: number; readonly coupon: number }> {
  const { tx, tenantId } = write;
  const address = {
    street: word,
    city: word,
    province: '',
    postalCode: '',
    country: '',
    countryCode: '',
  };
  const order = await createAsSystem(
    tx,
    tenantId,
    orderEntity,
    {
      author_id: null,
      seq: 1,
      number: `${word}-1`,
      status: 'pending',
      customer_id: null,
      visitor_id: null,
      email: `${word}@buyer.example`,
      firstname: word,
      currency: 'CAD',
      subtotal: 20,
      discount: 0,
      shipping: 0,
      tax: 0,
      total: 20,
      includes_tax: false,
      items_count: 2,
      addresses: JSON.stringify({ billing: address, shipping: address }),
      is_pickup: false,
      payment_method: JSON.stringify({ key: 'invoice', label: 'Invoice' }),
      cart_id: 990_001,
      cart_hash: word,
    },
    async (id) => {
      await tx
        .insertInto('order_items')
        .values({
          tenant_id: tenantId,
          order_id: id,
          product_id: 990_001,
          variant_id: 990_001,
          sku: word,
          name: word,
          quantity: 2,
          unit_price: 10,
          sale_price: null,
          discount: 0,
          tax: 0,
          line_total: 20,
          stock_status: 'in stock',
        })
        .execute();
    },
  );
  await recordEvent(tx, tenantId, order, { type: 'status', text: 'pending' });
  const coupon = await createEntity(write, couponEntity, {
    code: word.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''),
    kind: 'percent',
    value: 10,
    description: word,
  });
  return { order, coupon: (coupon as { id: number }).id };
}
