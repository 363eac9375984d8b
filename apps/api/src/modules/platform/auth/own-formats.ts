import { type FormatChoice, type FormatsUpdate, isLocale, isTimeZone } from '@org/schema';
import { appError } from '@org/schema/errors';
import type { PlatformTx } from '../../../kernel/database/tenant-database.ts';

/** Returns the formats that a user has chosen; '' means the default of their company. */
export async function readFormats(tx: PlatformTx, userId: number): Promise<FormatChoice> {
  return tx
    .selectFrom('users')
    .select(['locale', 'timezone', 'date_style', 'number_style'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/**
 * Saves the named formats of the user.
 * @throws `validation_failed` for an unknown locale or time zone
 */
export async function changeFormats(
  tx: PlatformTx,
  userId: number,
  change: FormatsUpdate,
): Promise<FormatChoice> {
  if (change.locale && !isLocale(change.locale))
    throw appError('validation_failed', { formErrors: { locale: 'Use a locale such as en-CA' } });
  if (change.timezone && !isTimeZone(change.timezone))
    throw appError('validation_failed', {
      formErrors: { timezone: 'Use a time zone such as America/Toronto' },
    });
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(given).length > 0)
    await tx.updateTable('users').set(given).where('id', '=', userId).execute();
  return readFormats(tx, userId);
}
