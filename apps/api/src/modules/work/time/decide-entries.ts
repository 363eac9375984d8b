import type { TimeEntryStatus } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TimeEntryRecord } from '../../../kernel/database/records.ts';
import { recordMany } from '../../../kernel/entities/entity.service.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import { findRows, updateRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { requireManages, requireUnlocked } from './entry-locks.ts';
import { lockTimeOf } from './entry-rules.ts';
import { ENTRY_RATE } from './entry-values.ts';
import { timeEntryEntity } from './time-entry.entity.ts';
import { getTimeSettings } from './time-settings.ts';

/** Statuses that each decision starts from; entries of other statuses stay as they are. */
const FROM = {
  submitted: ['draft', 'rejected'],
  approved: ['draft', 'submitted', 'rejected'],
  rejected: ['draft', 'submitted', 'approved'],
  draft: ['submitted', 'approved', 'rejected'],
} as const satisfies Partial<Record<TimeEntryStatus, readonly TimeEntryStatus[]>>;

/** A status that entries are given by a decision. */
export type DecidedStatus = keyof typeof FROM;

/**
 * Locks entries with the time of their people, and returns them.
 * @throws `not_found` for ones that the user may not see
 */
async function lockEntries(
  write: TenantWrite,
  ids: readonly number[],
): Promise<readonly TimeEntryRecord[]> {
  const asked = [...new Set(ids)];
  const scope = getScope(timeEntryEntity, write);
  const read = async (lock: boolean): Promise<TimeEntryRecord[]> => {
    const rows = await findRows(write.tx, timeEntryEntity, asked, { lock }, scope);
    if (rows.length < asked.length) throw appError('not_found');
    return rows as TimeEntryRecord[];
  };
  const found = await read(false);
  await lockTimeOf(
    write,
    found.map(({ user_id }) => user_id),
  );
  return read(true);
}

/** Keeps the rates that apply now in entries, so that approved amounts no longer change with the rates of tasks and people. */
async function freezeRates({ tx }: TenantWrite, ids: readonly number[]): Promise<void> {
  await sql`update time_entries set hourly_rate = ${ENTRY_RATE} where id = any(${ids}::bigint[])`.execute(
    tx,
  );
}

/**
 * Submits entries for approval, approves or rejects them, or opens them again.
 * @returns number of entries with another status than before
 * @throws `not_found`, `forbidden`, `entry_locked`; nothing is changed then
 */
export async function decideEntries(
  write: TenantWrite,
  ids: readonly number[],
  status: DecidedStatus,
): Promise<number> {
  await cacheActor(write);
  const entries = await lockEntries(write, ids);
  const settings = await getTimeSettings(write.tx);
  for (const entry of entries) {
    requireManages(write, entry.user_id);
    requireUnlocked(write, entry, settings);
  }
  const from: readonly TimeEntryStatus[] = FROM[status];
  const changed = entries.filter((entry) => from.includes(entry.status));
  const byStatus = Map.groupBy(changed, (entry) => entry.status);
  for (const [before, group] of byStatus) {
    const groupIds = group.map(({ id }) => id);
    if (status === 'approved') await freezeRates(write, groupIds);
    await updateRows(write.tx, timeEntryEntity, groupIds, { status });
    await recordMany(write, timeEntryEntity, groupIds, 'updated', { status: [before, status] });
  }
  return changed.length;
}
