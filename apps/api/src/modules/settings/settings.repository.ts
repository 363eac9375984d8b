import type { Settings } from '@org/schema';
import type { TenantTx } from '../../database/tenant-database.ts';

/** What a tenant has set itself. */
export type StoredSettings = Partial<Omit<Settings, 'version'>>;

/** The row of the settings, or undefined where nothing was set yet. Shape: `lock` true when this transaction is about to change it. */
export async function readStoredSettings(
  tx: TenantTx,
  { lock }: { lock: boolean },
): Promise<{ stored: StoredSettings; version: number } | undefined> {
  const query = tx.selectFrom('settings').select(['value', 'version']);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && { stored: row.value as StoredSettings, version: row.version };
}
