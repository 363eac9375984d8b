import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { announceChange } from '../../../kernel/events/record-change.ts';

/**
 * Publishes stock changes that visitors caused by reserving or buying. Pages only show whether a product is available, so a
 * changed quantity alone is not published; the cart reads the current one.
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
