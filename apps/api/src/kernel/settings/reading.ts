import { type ReadingContext, readingContext } from '@org/schema';
import { readPhone } from '@org/schema/phone';
import type { TenantTx } from '../database/tenant-database.ts';
import { getSettings } from './get-settings.ts';

/** Caches the context per transaction, because every row of an import needs it. */
const contexts = new WeakMap<TenantTx, Promise<ReadingContext>>();

/** Returns the tenant's conventions for parsing input: country, date order and decimal mark. */
export function tenantReading(tx: TenantTx): Promise<ReadingContext> {
  const known = contexts.get(tx);
  if (known) return known;
  const reading = getSettings(tx).then(readingContext);
  contexts.set(tx, reading);
  return reading;
}

/**
 * Parses a phone number by its own country code, else by the given country, else by the tenant's.
 * @returns the number with its country code; '' for an empty text, undefined for an invalid number
 */
export async function readTenantPhone(
  tx: TenantTx,
  text: string,
  country = '',
): Promise<string | undefined> {
  if (text.trim() === '') return '';
  const { country: home } = await tenantReading(tx);
  return readPhone(text, [country, home])?.number;
}
