import { DEFAULT_SETTINGS, type Settings } from '@org/schema/entities';
import type { TenantTx } from '../database/tenant-database.ts';
import { readStoredSettings } from './settings.repository.ts';
import { mergeSettings } from './settings-values.ts';

/** Returns all settings of the tenant, with defaults. */
export async function getSettings(tx: TenantTx): Promise<Settings> {
  const row = await readStoredSettings(tx, { lock: false });
  return { ...mergeSettings(DEFAULT_SETTINGS, row?.stored ?? {}), version: row?.version ?? 1 };
}
