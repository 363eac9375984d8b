import { readDuration } from '@org/schema';
import { apiContract, yupObject } from '@org/schema/contract';
import {
  type TimeEntryCreate,
  timeEntryCreateSchema,
  timeEntryUpdateSchema,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TimeEntryRecord } from '../../../kernel/database/records.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { booleanIn, dateIn, given, numberIn, read } from '../../../kernel/imports/cell-values.ts';
import { rowProblem } from '../../../kernel/imports/import-batch.ts';
import type { ImportField } from '../../../kernel/imports/import-field.ts';
import type { ImportRow, ImportTarget, RowOutcome } from '../../../kernel/imports/import-target.ts';
import { revertEntities } from '../../../kernel/imports/revert-entities.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { canManageOthers, isLocked } from '../time/entry-locks.ts';
import { lockTimeOf } from '../time/entry-rules.ts';
import { readTimes } from '../time/entry-times.ts';
import { createTimeEntry } from '../time/time-entries.service.ts';
import { timeEntryEntity } from '../time/time-entry.entity.ts';
import { getTimeSettings } from '../time/time-settings.ts';
import { type ResolvedRow, readClock, refuse, resolveRows } from './resolve-rows.ts';

const FIELDS: readonly ImportField[] = [
  { name: 'task', label: 'Task', required: true, aliases: ['task title', 'task number', 'issue'] },
  { name: 'project', label: 'Project', aliases: ['project title'] },
  {
    name: 'user',
    label: 'Person',
    aliases: ['user', 'email', 'employee', 'member', 'staff', 'user name'],
  },
  {
    name: 'entry_date',
    label: 'Day',
    required: true,
    aliases: ['date', 'start date', 'entry date', 'spent on'],
  },
  {
    name: 'hours',
    label: 'Hours',
    aliases: ['duration', 'duration h', 'duration decimal', 'time h', 'time', 'time spent'],
  },
  { name: 'duration_minutes', label: 'Minutes', aliases: ['duration minutes', 'duration min'] },
  { name: 'start_time', label: 'Start', aliases: ['start time', 'begin', 'from'] },
  { name: 'end_time', label: 'End', aliases: ['end time', 'stop', 'to'] },
  { name: 'break_minutes', label: 'Break in minutes', aliases: ['break', 'pause'] },
  { name: 'description', label: 'Description', aliases: ['note', 'notes', 'comment'] },
  { name: 'billable', label: 'Billable', aliases: ['is billable'] },
  { name: 'hourly_rate', label: 'Hourly rate', aliases: ['rate', 'billable rate'] },
];

/** Maximum number of rows of a file. */
const MAX_ROWS = 100_000;

/** Reads a duration as hours; other programs also write seconds, `1:30:00`. Errors: `validation_failed` on `hours`. */
function hoursIn(text: string): number {
  const minutes = readDuration(text.replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1'));
  if (minutes === undefined) throw refuse('hours', 'use hours such as 1:30, 1.5 or 90m');
  return minutes / 60;
}

/** Returns the body of a creation for a row. */
function toEntry(row: ImportRow, { userId, start, end }: ResolvedRow): TimeEntryCreate {
  const { hours, duration_minutes, ...body } = row.body as TimeEntryCreate;
  // Times say more than the duration between them.
  const duration = start && end ? {} : { hours, duration_minutes };
  return { ...body, ...duration, user_id: userId, start_time: start, end_time: end };
}

/**
 * Checks that an entry is not there already, so that a file that is imported again adds nothing. Entries of the same import may be
 * the same: two rows are two entries.
 * Errors: `validation_failed`.
 */
async function requireNew(
  { tx }: TenantWrite,
  importId: number,
  taskId: number,
  body: TimeEntryCreate,
): Promise<void> {
  const { timezone } = await getSettings(tx);
  const { entry_date, start_time, duration_minutes } = readTimes(body, undefined, timezone);
  const { rows } = await sql`
    select 1 from time_entries e
    where e.task_id = ${taskId} and e.user_id = ${body.user_id} and e.entry_date = ${entry_date}::date
      and e.duration_minutes = ${duration_minutes} and e.start_time is not distinct from ${start_time}::timestamptz
      and e.description = ${body.description ?? ''} and e.deleted_at is null and e.created_at < now()
      and not exists (
        select 1 from import_rows r
        where r.import_id = ${importId} and r.entity_id = e.id and r.outcome = 'created'
      )
    limit 1`.execute(tx);
  if (rows.length > 0)
    throw appError('validation_failed', { message: 'This time entry is already there' });
}

/** Adds the time of rows one after the other, as people do by hand. Shape: → what became of each. */
async function addRows(
  write: TenantWrite,
  importId: number,
  rows: readonly ImportRow[],
): Promise<RowOutcome[]> {
  const resolve = await resolveRows(write, rows);
  const items = rows.map((row, at) => {
    try {
      return { row, resolved: resolve(at) };
    } catch (error) {
      return { row, error };
    }
  });
  // People in one order, so that two imports cannot wait for each other.
  await lockTimeOf(
    write,
    items.flatMap(({ resolved }) => (resolved ? [resolved.userId] : [])),
  );
  const outcomes: RowOutcome[] = [];
  for (const { row, resolved, error } of items) {
    try {
      if (!resolved) throw error;
      const { taskId } = resolved;
      const body = toEntry(row, resolved);
      await requireNew(write, importId, taskId, body);
      const { taskTimeEntry } = await createTimeEntry(write, taskId, body, 'import');
      const { id, version } = taskTimeEntry;
      outcomes.push({ no: row.no, outcome: 'created', id, version });
    } catch (cause) {
      const problem = rowProblem(cause, FIELDS);
      if (problem === undefined) throw cause;
      outcomes.push({ no: row.no, outcome: 'failed', error: problem });
    }
  }
  return outcomes;
}

/** Returns the entries among some that can no longer be changed. */
async function findLocked(write: TenantWrite, ids: readonly number[]): Promise<TimeEntryRecord[]> {
  const rows = (await findRows(write.tx, timeEntryEntity, ids)) as TimeEntryRecord[];
  await lockTimeOf(
    write,
    rows.map(({ user_id }) => user_id),
  );
  const settings = await getTimeSettings(write.tx);
  const access = { canManageOthers: canManageOthers(write) };
  const now = (await findRows(write.tx, timeEntryEntity, ids)) as TimeEntryRecord[];
  return now.filter((entry) => isLocked(entry, settings, access));
}

const { timeEntries } = apiContract;

/** Creates the import of time entries. Tasks are named by number or title, people by email or name. */
function createTarget(importId: number): ImportTarget {
  return {
    entity: timeEntryEntity.plural,
    words: timeEntryEntity.words,
    access: {
      view: timeEntries.list.access,
      create: timeEntries.create.access,
      update: timeEntries.update.access,
      remove: timeEntries.remove.access,
    } as ImportTarget['access'],
    most: MAX_ROWS,
    matchOn: [],
    create: yupObject(timeEntryCreateSchema),
    update: yupObject(timeEntryUpdateSchema),
    getFields: async () => FIELDS,
    bind: ({ id }) => createTarget(id),
    toBody(cells, reading) {
      readClock(cells, 'start_time');
      readClock(cells, 'end_time');
      return {
        ...given(cells, ['description']),
        ...read(cells, 'entry_date', (text) => dateIn(text, reading)),
        ...read(cells, 'hours', hoursIn),
        ...read(cells, 'duration_minutes', (text) => numberIn(text, reading)),
        ...read(cells, 'break_minutes', (text) => numberIn(text, reading)),
        ...read(cells, 'billable', booleanIn),
        ...read(cells, 'hourly_rate', (text) => numberIn(text, reading)),
      };
    },
    getKey: () => '',
    find: async () => new Map(),
    async refusals(write, rows) {
      // A trial adds the entries and takes them back, so that it finds what the import would.
      const outcomes = await addRows(
        write,
        importId,
        rows.map(({ row }) => row),
      );
      return (at) => outcomes[at]?.error;
    },
    make: (write, rows) => addRows(write, importId, rows),
    change: async () => [],
    async revert(write, run, ids) {
      const locked = await findLocked(write, ids);
      const kept = new Set(locked.map(({ id }) => id));
      const reverted = await revertEntities(
        write,
        timeEntryEntity,
        run,
        ids.filter((id) => !kept.has(id)),
      );
      return [
        ...locked.map(({ id, entry_date }) => ({
          id,
          outcome: 'kept' as const,
          reason: 'Approved, invoiced or locked time cannot be deleted',
          title: entry_date,
        })),
        ...reverted,
      ];
    },
  };
}

/** Import of time entries. */
export const timeEntryImport: ImportTarget = createTarget(0);
