import type { TenantTx } from '../database/tenant-database.ts';

/** Record that a path belonged to. */
export type AddressOf =
  | { readonly page_id: number }
  | { readonly post_id: number }
  | { readonly product_id: number }
  | { readonly item_id: number };

/** Saves a former path of a record. Takes path of the site without the leading slash, its record. */
export async function saveAddress(
  tx: TenantTx,
  tenantId: number,
  path: string,
  of: AddressOf,
): Promise<void> {
  const owner = { page_id: null, post_id: null, product_id: null, item_id: null, ...of };
  await tx
    .insertInto('moved_addresses')
    .values({ tenant_id: tenantId, path, ...owner })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'path']).doUpdateSet({ ...owner, moved_at: new Date() }),
    )
    .execute();
}
