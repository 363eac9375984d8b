import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { HousekeepingWork } from '../../../kernel/jobs/housekeeping.ts';
import type { MailParts } from '../../../kernel/mail/render-mail.ts';
import type { EventMail } from '../../../kernel/module/design-mail.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { shopSettings } from '../shop-settings/shop-settings.ts';

/** Dependencies of low-stock mails. */
export type LowStockTools = Pick<
  Kernel,
  'db' | 'mailQueue' | 'adminOrigin' | 'designMail' | 'getSiteWithin'
>;

/** Maximum number of products that one mail names; it gives the number of the others. */
const MAX_NAMED = 50;
/** Number of products per day after which low-stock mails are sent once a day. */
const MANY = 10;

interface LowThing {
  readonly name: string;
  readonly sku: string;
  readonly options: string;
  readonly pieces: number;
}

/**
 * Marks low-stock products without a mail as notified.
 * @returns those products, lowest quantity first
 */
async function takeUntold(tx: TenantTx): Promise<LowThing[]> {
  const { rows } = await sql<LowThing>`
    with told as (
      update low_stock set notified_at = now() where notified_at is null returning variant_id
    )
    select p.name, v.sku, (
        select coalesce(string_agg(a ->> 'attribute_value', ', '), '') from jsonb_array_elements(v.attributes) a
      ) as options,
      (select coalesce(sum(l.on_hand), 0)::float8 from inventory_levels l where l.tenant_id = v.tenant_id and l.variant_id = v.id) as pieces
    from told
    join product_variants v on v.id = told.variant_id
    join products p on p.tenant_id = v.tenant_id and p.id = v.product_id
    where v.is_live and p.deleted_at is null
    order by pieces, p.name, v.sku`.execute(tx);
  return rows;
}

/** Returns whether the last day had so many alerts that new ones wait for the daily mail. */
async function waitsForTheDay(tx: TenantTx): Promise<boolean> {
  const { rows } = await sql<{ told: number }>`
    select count(*)::int as told from (
      select 1 from low_stock where notified_at > now() - interval '1 day' limit ${MANY}
    ) lately`.execute(tx);
  return (rows[0]?.told ?? 0) >= MANY;
}

/** Returns the name of a product with its options and its SKU. */
const getName = ({ name, options, sku }: LowThing): string =>
  [name, options, sku].filter(Boolean).join(' · ');
const getLeft = ({ pieces }: LowThing): string => (pieces > 0 ? `${pieces} left` : 'None left');

/** Returns the parts of the standard email about products. */
function getParts(
  things: readonly LowThing[],
  title: string,
  { sender, adminOrigin }: { readonly sender: string; readonly adminOrigin: string },
): MailParts {
  const rest = things.length - MAX_NAMED;
  return {
    subject: title,
    title,
    sender,
    paragraphs:
      rest > 0 ? [`These are the lowest ${MAX_NAMED}. ${rest} more are low on stock.`] : [],
    rows: things
      .slice(0, MAX_NAMED)
      .map((thing) => ({ label: getName(thing), value: getLeft(thing) })),
    button: { label: 'View low stock', href: `${adminOrigin}/admin/inventory/low` },
    note: 'You get one email for each item, when it reaches its low-stock level. Choose who gets these emails in the shop settings.',
  };
}

/** Mails the recipients of a shop about products that reached their low-stock alert. */
async function mailTenant(tx: TenantTx, tenantId: number, tools: LowStockTools): Promise<void> {
  const { db, mailQueue, adminOrigin, designMail, getSiteWithin } = tools;
  const { orders } = await shopSettings(tx);
  const recipients = orders.low_stock_emails;
  if (recipients.length === 0 || (await waitsForTheDay(tx))) return;
  const things = await takeUntold(tx);
  const [first] = things;
  if (!first) return;
  const title =
    things.length === 1
      ? `${first.name} is low on stock`
      : `${things.length} items are low on stock`;
  const { name: sender } = await db.platformWithin(tx, 'send mail', (platform) =>
    platform
      .selectFrom('tenants')
      .select('name')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow(),
  );
  const mail: Omit<EventMail, 'to'> = {
    event: 'inventory.low',
    audience: 'staff',
    site: await getSiteWithin(tx, tenantId),
    firstName: '',
    lastName: '',
    tags: {
      products: things
        .slice(0, MAX_NAMED)
        .map((thing) => `${getName(thing)}: ${getLeft(thing)}`)
        .join('\n'),
      product_count: String(things.length),
    },
    parts: getParts(things, title, { sender, adminOrigin }),
  };
  for (const to of recipients) {
    const content = await designMail(tx, tenantId, { ...mail, to });
    await db.platformWithin(tx, 'send mail', (platform) =>
      mailQueue.add(platform, {
        tenantId,
        via: 'tenant',
        kind: 'low-stock',
        to,
        userId: null,
        content,
      }),
    );
  }
}

/** Mails all shops about low stock: soon after the change, or once a day when there are many. */
export async function mailLowStock(
  tools: LowStockTools,
  { signal, log }: HousekeepingWork,
): Promise<void> {
  const tenants = await tools.db.asPlatform('keep house', (tx) =>
    tx.selectFrom('tenants').select('id').orderBy('id').execute(),
  );
  for (const { id } of tenants) {
    signal.throwIfAborted();
    await tools.db
      .asTenant(id, (tx) => mailTenant(tx, id, tools))
      .catch((error: unknown) =>
        log.warn({ err: error, tenantId: id }, 'low stock could not be mailed'),
      );
  }
}
