import type { TimeSettings } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { TimeEntryRecord } from '../../../kernel/database/records.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

type Actor = Pick<TenantWrite, 'actor'>;

/** Returns whether the user may add and change time of other people. */
export const canManageOthers = ({ actor }: Actor): boolean =>
  hasPermission(actor, 'time_entries.can_manage_others');

/** Returns whether a time entry can no longer be changed: it is invoiced, approved, or of a day until the lock date. */
export function isLocked(
  { status, entry_date }: Pick<TimeEntryRecord, 'status' | 'entry_date'>,
  { lock_date }: Pick<TimeSettings, 'lock_date'>,
  { canManageOthers }: { readonly canManageOthers: boolean },
): boolean {
  if (status === 'invoiced' || (status === 'approved' && !canManageOthers)) return true;
  return lock_date !== null && entry_date <= lock_date;
}

/**
 * Checks that a time entry may be changed.
 * @throws `entry_locked`
 */
export function requireUnlocked(
  write: Actor,
  entry: Pick<TimeEntryRecord, 'status' | 'entry_date'>,
  settings: TimeSettings,
): void {
  if (isLocked(entry, settings, { canManageOthers: canManageOthers(write) }))
    throw appError('entry_locked');
}

/**
 * Checks that a day is after the lock date.
 * @throws `entry_locked` on `field`
 */
export function requireOpenDay(
  { lock_date }: Pick<TimeSettings, 'lock_date'>,
  day: string,
  field = 'entry_date',
): void {
  if (lock_date !== null && day <= lock_date)
    throw appError('entry_locked', {
      formErrors: { [field]: `Time until ${lock_date} can no longer be changed` },
    });
}

/**
 * Checks that the user may change time of a person.
 * @throws `forbidden`
 */
export function requireManages(write: Actor, userId: number): void {
  if (userId !== write.actor.person.id && !canManageOthers(write))
    throw appError('forbidden', { message: 'You can only change your own time' });
}
