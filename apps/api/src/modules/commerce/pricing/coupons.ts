import { fromCents, toCents } from '@org/schema';
import { sql } from 'kysely';
import type { CouponRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getAmount } from '../shop-settings/shop-settings.ts';
import type { ShopSettings } from '../shop-settings/shop-settings.types.ts';

/** Returns a coupon by its code; undefined when there is none. Takes `lock` true when this transaction is about to use it. */
export async function findCoupon(
  tx: TenantTx,
  code: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<CouponRecord | undefined> {
  if (code === '') return undefined;
  return tx
    .selectFrom('coupons')
    .selectAll()
    .where('code_key', '=', code.toLowerCase())
    .where('deleted_at', 'is', null)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Context in which a coupon is used. */
export interface CouponUse {
  /** Price of the goods in cents. */
  readonly subtotal: bigint;
  /** Number of orders with the same email address that used the coupon. */
  readonly usedByCustomer?: number;
  readonly shop: Pick<ShopSettings, 'locale' | 'currency'>;
  readonly now?: Date;
}

/** Returns why a coupon cannot be applied, as a message for the customer; undefined when it can. */
export function couponProblem(
  coupon: CouponRecord | undefined,
  { subtotal, usedByCustomer = 0, shop, now = new Date() }: CouponUse,
): string | undefined {
  if (!coupon?.enabled) return 'We don’t recognise this code';
  const { code, starts_at, ends_at, max_uses, max_uses_per_customer, min_subtotal, uses } = coupon;
  if (starts_at && starts_at > now) return `The code ${code} is not valid yet`;
  if (ends_at && ends_at <= now) return `The code ${code} has expired`;
  if (max_uses !== null && Number(uses) >= Number(max_uses))
    return `The code ${code} has reached its usage limit`;
  if (max_uses_per_customer !== null && usedByCustomer >= Number(max_uses_per_customer))
    return `You have already used the code ${code}`;
  const least = toCents(min_subtotal);
  if (subtotal < least)
    return `The code ${code} requires a minimum order of ${getAmount(fromCents(least), shop)}`;
  return undefined;
}

/** Returns how often an email address has used a coupon in orders that were not cancelled. */
export async function getUses(tx: TenantTx, couponId: number, email: string): Promise<number> {
  const { n } = await tx
    .selectFrom('coupon_uses')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('coupon_id', '=', couponId)
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Records the use of a locked coupon by an order. */
export async function useCoupon(
  tx: TenantTx,
  tenantId: number,
  { couponId, orderId, email }: { couponId: number; orderId: number; email: string },
): Promise<void> {
  await tx.updateTable('coupons').set({ uses: sql`uses + 1` }).where('id', '=', couponId).execute();
  await tx
    .insertInto('coupon_uses')
    .values({
      tenant_id: tenantId,
      order_id: orderId,
      coupon_id: couponId,
      email_key: email.toLowerCase(),
    })
    .execute();
}

/** Releases the coupons of a cancelled order. */
export async function releaseCoupons(tx: TenantTx, orderId: number): Promise<void> {
  await sql`
    with gone as (delete from coupon_uses where order_id = ${orderId} returning coupon_id)
    update coupons c set uses = uses - 1 from gone where c.id = gone.coupon_id`.execute(tx);
}
