import {
  type BillingSettings,
  type BillingSettingsUpdate,
  DEFAULT_BILLING_SETTINGS,
  type TaxCategory,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { StructuredSeller } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { changesBetween } from '../../../kernel/entities/timeline.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';

/** Returns the settings of quotes and invoices, with defaults. */
export async function getBillingSettings(tx: TenantTx): Promise<BillingSettings> {
  const row = await tx.selectFrom('billing_settings').selectAll().executeTakeFirst();
  const { lastTaxId: _last, ...settings } = row?.settings ?? {};
  return {
    ...DEFAULT_BILLING_SETTINGS,
    ...settings,
    taxes: (settings.taxes ?? []).map((tax) => ({
      ...tax,
      category: tax.category ?? getCategory(tax.rate),
    })),
    version: row?.version ?? DEFAULT_BILLING_SETTINGS.version,
  };
}

/** Category of a tax without one: a standard rate, or a zero rate. */
const getCategory = (rate: number): TaxCategory => (rate > 0 ? 'S' : 'Z');

/** Returns the data of the sender that structured invoices need. */
export function getStructuredSeller({ structured, taxes }: BillingSettings): StructuredSeller {
  const { mode: _mode, ...seller } = structured;
  return {
    ...seller,
    categories: Object.fromEntries(taxes.map(({ id, category }) => [id, category])),
  };
}

/**
 * Gives new taxes an id that none has had, not even a deleted one: drafts may still name that.
 * @throws `validation_failed` for an id that does not exist
 */
function withTaxIds(
  before: BillingSettings['taxes'],
  given: NonNullable<BillingSettingsUpdate['taxes']>,
  lastTaxId: number,
): { readonly taxes: BillingSettings['taxes']; readonly lastTaxId: number } {
  const known = new Set(before.map(({ id }) => id));
  let last = lastTaxId;
  const taxes = given.map(({ id, ...tax }, at) => {
    if (id !== undefined && !known.delete(id))
      throw appError('validation_failed', {
        formErrors: { [`taxes[${at}].id`]: 'This tax does not exist' },
      });
    return { ...tax, category: tax.category ?? getCategory(tax.rate), id: id ?? ++last };
  });
  return { taxes, lastTaxId: last };
}

/**
 * Changes settings.
 * @throws `conflict` with the current settings; `validation_failed`
 */
export async function updateBillingSettings(
  write: TenantWrite,
  { version, taxes, ...given }: BillingSettingsUpdate,
): Promise<BillingSettings> {
  const { tx, tenantId } = write;
  await sql`insert into billing_settings (tenant_id) values (${tenantId}) on conflict do nothing`.execute(
    tx,
  );
  const stored = await tx
    .selectFrom('billing_settings')
    .select('settings')
    .forUpdate()
    .executeTakeFirst();
  const before = await getBillingSettings(tx);
  if (version !== undefined && version !== before.version)
    throw appError('conflict', { current: before });
  const { version: _version, ...current } = before;
  const settings = {
    ...current,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(taxes && withTaxIds(before.taxes, taxes, stored?.settings.lastTaxId ?? 0)),
  };
  if (settings.depositType === 'percent' && settings.deposit > 100)
    throw appError('validation_failed', { formErrors: { deposit: 'Use 100 % or less' } });
  await tx
    .updateTable('billing_settings')
    .set((eb) => ({
      settings: JSON.stringify(settings),
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .execute();
  const after = await getBillingSettings(tx);
  await recordChange(write, {
    entity: 'billing_settings',
    id: tenantId,
    action: 'updated',
    version: after.version,
    changes: changesBetween(before, after, Object.keys(current)),
  });
  return after;
}
