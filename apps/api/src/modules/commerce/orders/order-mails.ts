import { fromCents, getMoney } from '@org/schema';
import { addressLines } from '@org/schema/entities';
import { number, object } from 'yup';
import type { OrderItemRecord, OrderRecord } from '../../../kernel/database/records.ts';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { DAILY_RECEIPTS, type MailQueue } from '../../../kernel/mail/mail-queue.ts';
import {
  type MailBrand,
  type MailLink,
  type MailRow,
  renderMail,
} from '../../../kernel/mail/render-mail.ts';
import type { CustomerMail } from '../../../kernel/module/design-mail.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { readMailBrand } from '../../content/index.ts';
import { shopSettings } from '../shop-settings/shop-settings.ts';
import { mailPictures } from './mail-pictures.ts';
import { recordEvent } from './order-events.ts';
import { shopAccountJob } from './shop-account-job.ts';

/** Job that mails the customer and the shop about a placed order. */
export const orderMailsJob = defineJob({
  name: 'order-placed',
  payload: object({ orderId: number().integer().required() }).noUnknown(),
});

/** Dependencies of order mails. */
export interface OrderMailTools {
  readonly db: TenantDatabase;
  readonly mailQueue: MailQueue;
  readonly designMail: Kernel['designMail'];
  readonly adminOrigin: string;
  readonly send: SendJob;
  /** Returns the URL of a tenant's site, with a trailing slash. */
  readonly getSite: (tenantId: number) => Promise<string>;
}

/** Dependencies of mails to customers. */
export type BuyerMailTools = Pick<OrderMailTools, 'db' | 'mailQueue' | 'designMail'>;

/** Copy of a mail about an order. */
export interface OrderCopy {
  /** Event that the mail is about. */
  readonly event: 'order.placed' | 'order.fulfilled' | 'order.cancelled' | 'order.refunded';
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly link?: MailLink | undefined;
  /** Items that the mail is about; all of the order with its totals by default. */
  readonly pieces?: readonly ToldPieces[] | undefined;
  /** Refunded amount, shown in place of the order's totals. */
  readonly given?: bigint | undefined;
}

/** Quantity of a line item. */
interface ToldPieces {
  readonly item: OrderItemRecord;
  readonly quantity: number;
}

/** Order with the data that its mails need. */
interface Told {
  readonly order: OrderRecord;
  readonly items: readonly OrderItemRecord[];
  /** URLs of pictures by id of the line item; items without one are missing. */
  readonly pictures: ReadonlyMap<number, string>;
  readonly locale: string;
  readonly shop: { readonly email: string; readonly phone: string };
  readonly brand: MailBrand;
}

async function readTold(tx: TenantTx, order: OrderRecord, site: string): Promise<Told> {
  const items = await tx
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const { locale, email, phone } = await getSettings(tx);
  const pictures = await mailPictures(tx, items, site);
  const brand = await readMailBrand(tx, site);
  return { order, items, pictures, locale, shop: { email, phone }, brand };
}

/** Returns the function that formats amounts of an order. */
function getAmounts({ order, locale }: Told): (amount: string | number) => string {
  const money = getMoney(locale, order.currency);
  return (amount) => money(Number(amount));
}

/** Returns the rows of the mail's items, without prices. */
function piecesRows({ pictures }: Told, pieces: readonly ToldPieces[]): MailRow[] {
  return pieces.map(({ item, quantity }) => ({
    label: `${quantity} × ${item.name}`,
    value: '',
    picture: pictures.get(item.id) ?? '',
  }));
}

/** Returns the label of the discount with its coupon code; a discount by staff has no code. */
function discountLabel({ coupons }: OrderRecord): string {
  const codes = coupons.map(({ code }) => code).join(', ');
  return codes ? `Discount (${codes})` : 'Discount';
}

/** Returns the rows of an order's items and totals. */
function getRows(told: Told): MailRow[] {
  const { order, items, pictures } = told;
  const money = getAmounts(told);
  const some = (label: string, amount: string): MailRow[] =>
    Number(amount) === 0 ? [] : [{ label, value: money(amount) }];
  return [
    ...items.map(({ id, quantity, name, line_total }) => ({
      label: `${quantity} × ${name}`,
      value: money(line_total),
      picture: pictures.get(id) ?? '',
    })),
    ...(Number(order.discount) === 0
      ? []
      : [
          {
            label: discountLabel(order),
            value: `−${money(order.discount)}`,
          },
        ]),
    ...(order.is_pickup
      ? []
      : [{ label: order.shipping_method?.name ?? 'Delivery', value: money(order.shipping) }]),
    ...order.tax_lines.flatMap(({ name, rate, amount }) =>
      some(`${name} ${rate}\u00a0%${order.includes_tax ? ' (included)' : ''}`, String(amount)),
    ),
    { label: 'Total', value: money(order.total), isStrong: true },
  ];
}

/** Returns the rows of a mail about an order. */
function listedRows(told: Told, { pieces, given }: OrderCopy): MailRow[] {
  if (!pieces && given === undefined) return getRows(told);
  return [
    ...piecesRows(told, pieces ?? []),
    ...(given === undefined
      ? []
      : [{ label: 'Refunded', value: getAmounts(told)(fromCents(given)), isStrong: true }]),
  ];
}

/** Returns the footer with the shop's contact and the reason for the mail. */
function whyWords(name: string, { email, phone }: Told['shop']): string {
  const ways = [email && 'reply to this email', phone && `call ${phone}`]
    .filter(Boolean)
    .join(' or ');
  return [
    ways && `Questions? ${ways.charAt(0).toUpperCase()}${ways.slice(1)}.`,
    `You received this email because someone placed an order at ${name} with your address.`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Composes a mail to the customer of an order; also returns the address of the shop. */
export async function composeBuyerMail(
  tx: TenantTx,
  {
    order,
    site,
    words,
    sender,
  }: {
    readonly order: OrderRecord;
    readonly site: string;
    readonly words: OrderCopy;
    /** Name of the tenant. */
    readonly sender: string;
  },
): Promise<{ readonly mail: CustomerMail; readonly replyTo: string }> {
  const told = await readTold(tx, order, site);
  const { event, subject, title, paragraphs, link } = words;
  const mail: CustomerMail = {
    event,
    to: order.email,
    site,
    firstName: order.firstname,
    lastName: order.lastname,
    number: order.number,
    total: getAmounts(told)(order.total),
    parts: {
      subject,
      title,
      paragraphs,
      link,
      sender,
      brand: told.brand,
      rows: listedRows(told, words),
      button: { label: 'See your order', href: `${site}order/${order.guid}` },
      note: whyWords(sender, told.shop),
    },
  };
  return { mail, replyTo: told.shop.email };
}

/** Queues a mail to the customer, in the transaction of the change that it is about. */
export async function mailBuyer(
  tx: TenantTx,
  tenantId: number,
  { db, mailQueue, designMail }: BuyerMailTools,
  about: { readonly order: OrderRecord; readonly site: string; readonly words: OrderCopy },
): Promise<void> {
  const { name: sender } = await db.platformWithin(tx, 'send mail', (platform) =>
    platform
      .selectFrom('tenants')
      .select('name')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow(),
  );
  const { mail, replyTo } = await composeBuyerMail(tx, { ...about, sender });
  const content = await designMail(tx, tenantId, mail);
  await db.platformWithin(tx, 'send mail', (platform) =>
    mailQueue.add(platform, {
      tenantId,
      via: 'tenant',
      kind: 'order',
      to: mail.to,
      ...(replyTo && { replyTo }),
      userId: null,
      daily: DAILY_RECEIPTS,
      content,
    }),
  );
}

/**
 * Mails the order confirmation to the customer and adds it to the order's history. Takes `userId` null when no staff member
 * caused it.
 */
export async function mailConfirmation(
  tx: TenantTx,
  tenantId: number,
  tools: BuyerMailTools,
  {
    order,
    site,
    userId,
  }: { readonly order: OrderRecord; readonly site: string; readonly userId: number | null },
): Promise<void> {
  const { orders } = await shopSettings(tx);
  const words = placedWords(order, orders.pickup.instructions);
  await mailBuyer(tx, tenantId, tools, { order, site, words });
  await recordEvent(tx, tenantId, order.id, { type: 'mail', text: words.subject, userId });
}

/** Returns the mail copy about a placed order. */
export function placedWords(order: OrderRecord, instructions: string): OrderCopy {
  const to = order.addresses.shipping;
  return {
    event: 'order.placed',
    subject: `Your order ${order.number}`,
    title: `Thank you for your order ${order.number}`,
    paragraphs: [
      ...(to ? [`Delivery address: ${addressLines(to).join(', ')}.`] : []),
      ...(order.is_pickup ? ['We’ll email you when it is ready for pickup.'] : []),
      ...(order.is_pickup && instructions ? [instructions] : []),
      `Payment: ${order.payment_method.label}.`,
    ],
  };
}

/** Queues a mail to each recipient of the shop. */
async function mailShop(
  tx: TenantTx,
  tenantId: number,
  { db, mailQueue, adminOrigin }: OrderMailTools,
  { told, recipients }: { readonly told: Told; readonly recipients: readonly string[] },
): Promise<void> {
  const { order } = told;
  const name = order.customer_name || order.email;
  await db.platformWithin(tx, 'send mail', async (platform) => {
    const tenant = await platform
      .selectFrom('tenants')
      .select('name')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow();
    for (const to of recipients)
      await mailQueue.add(platform, {
        tenantId,
        via: 'tenant',
        kind: 'order-notice',
        to,
        replyTo: order.email,
        userId: null,
        daily: DAILY_RECEIPTS,
        content: renderMail({
          subject: `Order ${order.number} of ${name}`,
          sender: tenant.name,
          brand: told.brand,
          title: `New order from ${name}`,
          paragraphs: [
            `${order.is_pickup ? 'Picked up' : 'Delivered'}. Payment: ${order.payment_method.label}.`,
            ...(order.note ? [`“${order.note}”`] : []),
          ],
          rows: getRows(told),
          button: { label: 'Open the order', href: `${adminOrigin}/admin/web-orders/${order.id}` },
          note: 'Replies to this email go to the customer.',
        }),
      });
  });
}

/** Queues the mails of a placed order and marks them as sent, in one transaction, so that a repeated job sends nothing twice. */
export async function mailOrder(
  tools: OrderMailTools,
  { payload, tenantId }: TenantJobWork<{ orderId: number }>,
): Promise<void> {
  const site = await tools.getSite(tenantId);
  await tools.db.asTenant(tenantId, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', payload.orderId)
      .where('mailed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!order) return;
    const { orders } = await shopSettings(tx);
    await mailConfirmation(tx, tenantId, tools, { order, site, userId: null });
    const told = await readTold(tx, order, site);
    await mailShop(tx, tenantId, tools, { told, recipients: orders.notify_emails });
    if (order.account_wanted)
      await tools.send(
        tx,
        shopAccountJob,
        { orderId: order.id },
        { tenantId, key: `account ${order.id}` },
      );
    await tx
      .updateTable('orders')
      .set({ mailed_at: new Date() })
      .where('id', '=', order.id)
      .execute();
  });
}
