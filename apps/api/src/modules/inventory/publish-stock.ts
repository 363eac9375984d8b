import type { TenantTx } from '../../database/tenant-database.ts';
import { announceChange } from '../../events/record-change.ts';

/**
 * Tells open admins and sites of stocks that nobody of the staff has changed: visitors hold and buy pieces. How many there are
 * is not told each time somebody opens a checkout: pages say whether there are any, and the cart asks anew.
 */
export async function publishStock(
  tx: TenantTx,
  tenantId: number,
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): Promise<void> {
  const turned = [...after].flatMap(([id, stock]) =>
    (before.get(id) ?? 0) > 0 === stock > 0 ? [] : [id],
  );
  if (turned.length > 0)
    await announceChange(
      { tx, tenantId, actorId: null },
      { entity: 'product', action: 'updated' },
      turned,
    );
}
