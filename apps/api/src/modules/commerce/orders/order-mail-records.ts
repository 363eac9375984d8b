import { toCents } from '@org/schema';
import type { Order } from '@org/schema/entities';
import type { OrderItemRecord, OrderRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import {
  findMailRecords,
  getMailRecord,
  type MailRecordSource,
} from '../../../kernel/module/mail-records.ts';
import { shopSettings } from '../shop-settings/shop-settings.ts';
import { orderEntity } from './order.entity.ts';
import { cancelledWords, fulfilledWords, refundedWords } from './order-copy.ts';
import { composeBuyerMail, type OrderCopy, placedWords } from './order-mails.ts';

/** Returns the copy of a mail about a whole order, as if the event had just happened. */
async function getCopy(
  tx: TenantTx,
  event: string,
  order: OrderRecord,
  items: readonly OrderItemRecord[],
): Promise<OrderCopy> {
  const pieces = items.map((item) => ({ item, quantity: Number(item.quantity) }));
  const [tracking] = order.tracking;
  switch (event) {
    case 'order.fulfilled':
      return fulfilledWords(order, { isWhole: true, hasBegun: false, tracking, pieces });
    case 'order.cancelled':
      return cancelledWords(order, { reason: '', hasBegun: false, pieces });
    case 'order.refunded': {
      const given = Number(order.refunded) > 0 ? order.refunded : order.total;
      return refundedWords(order, {
        reason: '',
        isByCard: order.payment_method.key === 'card',
        pieces: [],
        given: toCents(given),
      });
    }
    default:
      return placedWords(order, (await shopSettings(tx)).orders.pickup.instructions);
  }
}

/** Creates the orders that mails to customers can be checked with. */
export function orderMailRecords({
  getSiteWithin,
}: Pick<Kernel, 'getSiteWithin'>): MailRecordSource {
  return {
    entity: 'order',
    find: (read, search) =>
      findMailRecords<Order>(read, orderEntity, search, ({ id, number, customerName, email }) => ({
        id,
        name: `Order ${number}`,
        note: customerName || email,
      })),
    async compose(write, { event }, { id, sender }) {
      const { tx, tenantId } = write;
      await getMailRecord(write, orderEntity, id);
      const order = await tx
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const items = await tx
        .selectFrom('order_items')
        .selectAll()
        .where('order_id', '=', id)
        .orderBy('id')
        .execute();
      const site = await getSiteWithin(tx, tenantId);
      const words = await getCopy(tx, event, order, items);
      return (await composeBuyerMail(tx, { order, site, words, sender })).mail;
    },
  };
}
