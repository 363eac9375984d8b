import { type ReadingContext, readingContext } from '@org/schema';
import { readPhone } from '@org/schema/phone';
import type { TenantTx } from '../../database/tenant-database.ts';
import { getSettings } from './settings.service.ts';

/** Contexts of open transactions: rows of an import ask for theirs one by one. */
const contexts = new WeakMap<TenantTx, Promise<ReadingContext>>();

/** Returns how the people of a tenant mean what they write: their country, their order of dates, their decimal mark. */
export function tenantReading(tx: TenantTx): Promise<ReadingContext> {
  const known = contexts.get(tx);
  if (known) return known;
  const reading = getSettings(tx).then(readingContext);
  contexts.set(tx, reading);
  return reading;
}

/**
 * Reads a phone number by its own country, else by the named one, else by the tenant's. Source: FORM-024.
 * Shape: → the number with its country; '' for an empty text, undefined for what is no number.
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
