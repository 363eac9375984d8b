import { COUPON_FIELDS, type Coupon, type CouponUpdate, couponSchema } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { CouponRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import type { Columns, TagsOf } from '../../../kernel/entities/entity-definition.ts';
import { getStamps, personIn } from '../../../kernel/entities/entity-stamps.ts';
import { sharedFields } from '../../../kernel/entities/shared-fields.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

const instant = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/**
 * Checks that no other coupon has the code.
 * @throws `validation_failed`
 */
async function requireFreeCode(
  tx: TenantTx,
  code: string,
  current: CouponRecord | undefined,
): Promise<void> {
  const known = await tx
    .selectFrom('coupons')
    .select('id')
    .where('code_key', '=', code.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (known && known.id !== current?.id)
    throw appError('validation_failed', {
      formErrors: { code: 'Another coupon has this code' },
    });
}

/**
 * Checks the combination of values.
 * @throws `validation_failed`
 */
function checkTogether(next: Partial<CouponRecord>): void {
  const value = Number(next.value ?? 0);
  // A bulk change does not include the kind of discount.
  const { kind } = next;
  if (kind === 'percent' && value > 100)
    throw appError('validation_failed', { formErrors: { value: 'Use 100 or less' } });
  if (kind !== undefined && kind !== 'free_shipping' && value === 0)
    throw appError('validation_failed', {
      formErrors: { value: 'Please enter the discount' },
    });
  if (next.starts_at && next.ends_at && next.starts_at >= next.ends_at)
    throw appError('validation_failed', {
      formErrors: { endsAt: 'The end date is before the start date' },
    });
  if (next.max_uses && Number(next.max_uses) < Number(next.uses ?? 0))
    throw appError('validation_failed', {
      formErrors: { maxUses: `It was already used ${next.uses} times` },
    });
}

/**
 * Checks that no coupon of a bulk change would end before it begins, given the new date and the stored one. Errors:
 * `validation_failed`.
 */
async function checkTimes(
  { tx }: TenantWrite,
  ids: readonly number[],
  set: Columns,
): Promise<void> {
  if (set.startsAt === undefined && set.endsAt === undefined) return;
  const wrong = await tx
    .selectFrom('coupons')
    .select('code')
    .where('id', 'in', ids)
    .whereRef('starts_at', '>=', 'ends_at')
    .orderBy('code_key')
    .limit(4)
    .execute();
  if (wrong.length === 0) return;
  const codes = wrong.slice(0, 3).map(({ code }) => code);
  const named = `${codes.join(', ')}${wrong.length > 3 ? ' and others' : ''}`;
  throw appError('validation_failed', {
    formErrors: {
      [set.endsAt === undefined ? 'startsAt' : 'endsAt']:
        `${named}: the end date is before the start date`,
    },
  });
}

async function toColumns(
  { tx }: TenantWrite,
  fields: CouponUpdate,
  current: CouponRecord | undefined,
): Promise<Columns> {
  const { code, kind, description, value, enabled } = fields;
  if (code !== undefined) await requireFreeCode(tx, code, current);
  const columns = Object.fromEntries(
    Object.entries({
      code,
      kind,
      description,
      value,
      enabled,
      min_subtotal: fields.minSubtotal,
      max_uses: fields.maxUses,
      max_uses_per_customer: fields.maxUsesPerCustomer,
      starts_at: fields.startsAt === undefined ? undefined : instant(fields.startsAt),
      ends_at: fields.endsAt === undefined ? undefined : instant(fields.endsAt),
    }).filter(([, given]) => given !== undefined),
  );
  checkTogether({ ...current, ...columns });
  return columns;
}

const copyFields = sharedFields<CouponRecord, Coupon>(couponSchema);

async function toRecords(
  tx: TenantTx,
  rows: readonly CouponRecord[],
  getTags: TagsOf,
): Promise<Coupon[]> {
  const people = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  const limit = (most: number | null): number | null => (most === null ? null : Number(most));
  return rows.map((row) => ({
    ...copyFields(row),
    value: Number(row.value),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    minSubtotal: Number(row.min_subtotal),
    maxUses: limit(row.max_uses),
    maxUsesPerCustomer: limit(row.max_uses_per_customer),
    uses: Number(row.uses),
    tags: getTags(row.id),
    user: personIn(people, row.author_id),
    ...getStamps(row),
  }));
}

/** Entity of coupons. */
export const couponEntity = defineEntity<CouponRecord, Coupon, CouponUpdate>({
  entity: 'coupon',
  plural: 'coupons',
  words: ['coupon', 'coupons'],
  module: 'web_orders',
  table: 'coupons',
  list: {
    fields: COUPON_FIELDS,
    usual: { by: 'updated_at', direction: 'desc' },
  },
  toColumns,
  keepMany: checkTimes,
  toRecords,
  beforeRestore: async ({ tx }, ids) => {
    // Another coupon may use the code by now; then the restored one gets a new code.
    await sql`
      update coupons c set code = left(c.code, 28) || '-' || c.id
      where c.id = any(${ids}::bigint[]) and exists (
        select 1 from coupons o where o.deleted_at is null and o.code_key = c.code_key)`.execute(
      tx,
    );
  },
  searchTexts: ({ code, description }) => [code, description],
  getTitle: ({ code }) => code,
  getSubtitle: ({ description }) => description,
});
