import type { Settings } from '@org/schema/entities';
import type { TenantTx } from '../database/tenant-database.ts';

/** Settings that a tenant has set. */
export type StoredSettings = Partial<Omit<Settings, 'version'>>;

/**
 * Returns the row of the settings, or undefined before the first change. Takes `lock` true when this transaction is about to
 * change it.
 */
export async function readStoredSettings(
  tx: TenantTx,
  { lock }: { lock: boolean },
): Promise<{ stored: StoredSettings; version: number } | undefined> {
  const query = tx.selectFrom('settings').select(['value', 'version']);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && { stored: row.value as StoredSettings, version: row.version };
}
