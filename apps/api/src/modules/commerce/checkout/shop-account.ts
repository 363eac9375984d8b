import { USER_ROLE_ID } from '@org/schema';
import { ACCOUNT_DAYS, type ShopAccount } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantContext } from '../../../kernel/access/call.ts';
import { createLinkKey, hashLinkKey } from '../../../kernel/crypto/link-key.ts';
import type { OrderRecord } from '../../../kernel/database/records.ts';
import type { PlatformTx, TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { publishChange } from '../../../kernel/events/publish-event.ts';
import {
  type EventOrigin,
  recordSecurityEvent,
  visitorEvent,
} from '../../../kernel/events/record-security-event.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import { DAILY_RECEIPTS, type MailQueue } from '../../../kernel/mail/mail-queue.ts';
import {
  type AcceptTools,
  type LinkLimits,
  loginName,
  newAccount,
  SITE_PAGES,
} from '../../platform/index.ts';
import { shopAccountMail, shopSignInMail } from './shop-account-mails.ts';

/** Dependencies of the account mails. */
export interface ShopAccountTools {
  readonly db: TenantDatabase;
  readonly mailQueue: MailQueue;
  readonly limits: LinkLimits;
  /** Returns the URL of a tenant's site, with a trailing slash. */
  readonly getSite: (tenantId: number) => Promise<string>;
}

/** State of an email address in a shop: no account, an active one, one without membership, or a blocked one. */
type AccountState = 'none' | 'active' | 'removed' | 'locked';

async function accountState(
  tx: PlatformTx,
  tenantId: number,
  email: string,
): Promise<AccountState> {
  const account = await tx
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .onRef('memberships.tenant_id', '=', 'users.tenant_id'),
    )
    .select(['users.status', 'memberships.status as membership'])
    .where('users.tenant_id', '=', tenantId)
    .where('email', '=', email)
    .executeTakeFirst();
  if (!account) return 'none';
  if (account.status !== 'active' || account.membership === 'suspended') return 'locked';
  return account.membership === null ? 'removed' : 'active';
}

/** Mails a guest the link to their account, or where to sign in when they have one. */
async function answer(
  tx: PlatformTx,
  { mailQueue }: Pick<ShopAccountTools, 'mailQueue'>,
  { order, tenantId, site }: { order: OrderRecord; tenantId: number; site: string },
): Promise<void> {
  const email = order.email.toLowerCase();
  const state = await accountState(tx, tenantId, email);
  if (state === 'locked') return;
  const { name: shop } = await tx
    .selectFrom('tenants')
    .select('name')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  // The mail contains a key to an account, which the operator of the shop's own mail server could read.
  const mail = {
    tenantId,
    via: 'installation',
    to: email,
    userId: null,
    daily: DAILY_RECEIPTS,
  } as const;
  const at = (page: string): string => `${site}${page.slice(1)}`;
  if (state === 'active') {
    const content = shopSignInMail({ shop, href: at(SITE_PAGES.signIn) });
    return mailQueue.add(tx, { ...mail, kind: 'shop-sign-in', content });
  }
  const { token, hash } = createLinkKey();
  const row = {
    firstname: order.firstname,
    lastname: order.lastname,
    token_hash: hash,
    expires_at: new Date(Date.now() + ACCOUNT_DAYS * 24 * 3600 * 1000),
  };
  await tx
    .insertInto('account_links')
    .values({ tenant_id: tenantId, email, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'email']).doUpdateSet(row))
    .execute();
  const href = `${at(SITE_PAGES.account)}?token=${token}`;
  const content = shopAccountMail({ shop, href, hasAccount: state === 'removed' });
  await mailQueue.add(tx, { ...mail, kind: 'shop-account', content });
}

/** Handles a guest's request for an account once. Addresses with many requests get no more mails for a while. */
export async function mailShopAccount(
  tools: ShopAccountTools,
  { payload, tenantId }: TenantJobWork<{ orderId: number }>,
): Promise<void> {
  const { db, limits } = tools;
  const wish = await db.asTenant(tenantId, (tx) =>
    tx
      .selectFrom('orders')
      .select('email')
      .where('id', '=', payload.orderId)
      .where('account_wanted', '=', true)
      .executeTakeFirst(),
  );
  if (!wish) return;
  const canMail = await limits.canMail(loginName(wish.email, tenantId));
  const site = await tools.getSite(tenantId);
  await db.asTenant(tenantId, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', payload.orderId)
      .where('account_wanted', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!order) return;
    if (canMail)
      await db.platformWithin(tx, 'shop account', (platform) =>
        answer(platform, tools, { order, tenantId, site }),
      );
    await tx
      .updateTable('orders')
      .set({ account_wanted: false })
      .where('id', '=', order.id)
      .execute();
  });
}

/**
 * Returns a valid link of this shop.
 * @throws `link_ended`
 */
async function liveLink(tx: PlatformTx, tenantId: number, token: string) {
  const found = await tx
    .selectFrom('account_links')
    .leftJoin('users', (join) =>
      join
        .onRef('users.email', '=', 'account_links.email')
        .onRef('users.tenant_id', '=', 'account_links.tenant_id'),
    )
    .select([
      'account_links.email',
      'account_links.firstname',
      'account_links.lastname',
      'users.id as user_id',
      'users.status',
    ])
    .where('account_links.tenant_id', '=', tenantId)
    .where('token_hash', '=', hashLinkKey(token))
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  if (!found || (found.status ?? 'active') !== 'active') throw appError('link_ended');
  return found;
}

/**
 * Describes a link: its email, and whether that has an account with a password in this shop.
 * @throws `link_ended`
 */
export async function describeShopAccount(db: TenantDatabase, tenantId: number, token: string) {
  const { email, user_id } = await db.asPlatform('shop account', (tx) =>
    liveLink(tx, tenantId, token),
  );
  return { email, hasAccount: user_id !== null };
}

/**
 * Creates the account that a guest requested in this shop, or restores an earlier one without changing its password. The link
 * proves ownership of the address, so the account gets the orders that it placed as a guest.
 * @throws `link_ended` for a link that is used, expired, unknown or of another shop; `validation_failed` for a password
 */
export async function createShopAccount(
  tools: AcceptTools,
  { id: tenantId, name: company }: Pick<TenantContext, 'id' | 'name'>,
  { token, password = '' }: ShopAccount,
  origin: EventOrigin,
): Promise<{ readonly email: string }> {
  const { db } = tools;
  const link = await db.asPlatform('shop account', (tx) => liveLink(tx, tenantId, token));
  const { email, firstname, lastname } = link;
  if (link.user_id === null)
    await newAccount(tools, email, { firstname, lastname, password }, { company, tenantId });
  await db.asTenant(tenantId, async (tx) => {
    // The link is deleted in the same transaction, so that only one of two concurrent calls creates the member.
    const userId = await db.platformWithin(tx, 'shop account', async (platform) => {
      const used = await platform
        .deleteFrom('account_links')
        .where('tenant_id', '=', tenantId)
        .where('token_hash', '=', hashLinkKey(token))
        .executeTakeFirst();
      if (used.numDeletedRows === 0n) throw appError('link_ended');
      const { id } = await platform
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .where('tenant_id', '=', tenantId)
        .executeTakeFirstOrThrow();
      await platform
        .insertInto('memberships')
        .values({ user_id: id, tenant_id: tenantId, agency_id: null, role_id: USER_ROLE_ID })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'tenant_id', 'agency_id']).doNothing(),
        )
        .execute();
      return id;
    });
    await tx
      .updateTable('orders')
      .set({ visitor_id: userId })
      .where('email', 'ilike', email.replaceAll(/[\\%_]/g, '\\$&'))
      .where('visitor_id', 'is', null)
      .execute();
    await recordSecurityEvent(
      tx,
      tenantId,
      visitorEvent('account_created', { id: userId, email }),
      origin,
    );
    await publishChange(tx, tenantId, { entity: 'user', id: userId, action: 'created' });
  });
  return { email };
}
