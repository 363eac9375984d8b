import { appError, CART_SETTINGS, type CartSettings, type CartSettingsUpdate } from '@org/schema';
import type { TenantTx } from '../../database/data-door.ts';
import { changesBetween } from '../../entities/timeline.ts';
import { recordChange, type TenantWrite } from '../../events/record-change.ts';

/** How a shop sells, and how often that was changed. Source: CART-007. */
export type VersionedCartSettings = CartSettings & { readonly version: number };

/** How a shop sells: what staff have changed over the defaults. */
export async function cartSettings(
  tx: TenantTx,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<VersionedCartSettings> {
  const row = await tx
    .selectFrom('shop_settings')
    .select(['cart', 'version'])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return { ...CART_SETTINGS, ...row?.cart, version: row?.version ?? 0 };
}

/** Changes how a shop sells. Errors: `conflict`. Source: API-CART-01. */
export async function updateCartSettings(
  write: TenantWrite,
  { version, ...given }: CartSettingsUpdate,
): Promise<VersionedCartSettings> {
  const { tx, tenantId } = write;
  const current = await cartSettings(tx, { lock: true });
  if (version !== undefined && version !== current.version) throw appError('conflict', { current });
  const { version: _version, ...was } = current;
  const named = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== null),
  );
  const cart = { ...was, ...named };
  const next = current.version + 1;
  await tx
    .insertInto('shop_settings')
    .values({ tenant_id: tenantId, cart: JSON.stringify(cart), version: next })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet({ cart: JSON.stringify(cart), version: next, updated_at: new Date() }),
    )
    .execute();
  await recordChange(write, {
    entity: 'shop_settings',
    id: tenantId,
    action: 'updated',
    version: next,
    changes: changesBetween(was, cart, Object.keys(cart)),
  });
  return { ...cart, version: next };
}
