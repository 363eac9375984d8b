import type { BillTo } from '@org/schema/entities';
import type { StoredBillTo } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';

/** Returns a customer as the receiver of a document: their billing address, or else their default or first one. */
export async function readBillTo(tx: TenantTx, customerId: number): Promise<BillTo | undefined> {
  const row = await tx
    .selectFrom('customers')
    .select(['display_name', 'company', 'email', 'phone', 'tax_number', 'addresses'])
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const billing = row.addresses.filter(({ type }) => type === 'billing');
  const address =
    billing.find(({ isDefault }) => isDefault) ??
    billing[0] ??
    row.addresses.find(({ isDefault }) => isDefault) ??
    row.addresses[0];
  return {
    name: row.display_name,
    company: row.company,
    email: row.email,
    phone: row.phone,
    taxNumber: row.tax_number,
    address: address
      ? {
          street: address.street ?? '',
          city: address.city ?? '',
          province: address.province ?? '',
          postalCode: address.postalCode ?? '',
          country: address.country ?? '',
          countryCode: address.countryCode ?? '',
        }
      : null,
  };
}

/** Returns the sender of documents, as issued documents keep it. */
export async function readSeller(tx: TenantTx): Promise<NonNullable<StoredBillTo['seller']>> {
  const settings = await getSettings(tx);
  return {
    name: settings.legal_name || settings.company_name,
    taxNumber: settings.tax_number,
    address: settings.address,
    email: settings.email,
    phone: settings.phone,
  };
}
