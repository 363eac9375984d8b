import { TIME_ENTRY_FIELDS, type TimeEntry, timeEntrySchema } from '@org/schema/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TimeEntryRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { getStamps, givenColumns } from '../../../kernel/entities/entity-stamps.ts';
import { sharedFields } from '../../../kernel/entities/shared-fields.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { getAssignees } from '../boards/people/record-people.ts';
import { trackTime } from '../tasks/tracked-minutes.ts';
import { isLocked } from './entry-locks.ts';
import { ENTRY_AMOUNT, ENTRY_RATE, hideEntryNames, nameFilters } from './entry-values.ts';
import { getTimeSettings } from './time-settings.ts';

/** Columns of a new or changed time entry. The services of time entries check bodies and prepare them. */
export type TimeEntryColumns = Partial<
  Pick<
    TimeEntryRecord,
    | 'task_id'
    | 'user_id'
    | 'entry_date'
    | 'start_time'
    | 'end_time'
    | 'break_minutes'
    | 'duration_minutes'
    | 'description'
    | 'billable'
    | 'status'
    | 'source'
  >
> & { readonly hourly_rate?: number | null | undefined };

interface EntryPlace {
  readonly id: number;
  readonly task_title: string;
  readonly project_id: number | null;
  readonly project_title: string;
  readonly customer_id: number | null;
  readonly customer_name: string;
  readonly rate: string | null;
  readonly amount: string | null;
}

/** Returns what entries show of their task, with their rates. Shape: ids → id → values. */
async function getPlaces(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EntryPlace>> {
  const { rows } = await sql<EntryPlace>`
    select time_entries.id, t.title as task_title, p.id as project_id, coalesce(p.title, '') as project_title,
      c.id as customer_id, coalesce(c.display_name, '') as customer_name,
      ${ENTRY_RATE} as rate, ${ENTRY_AMOUNT} as amount
    from time_entries
      join tasks t on t.tenant_id = time_entries.tenant_id and t.id = time_entries.task_id
      left join projects p on p.tenant_id = t.tenant_id and p.id = t.project_id and p.deleted_at is null
      left join customers c on c.tenant_id = p.tenant_id and c.id = p.customer_id and c.deleted_at is null
    where time_entries.id = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

const copyFields = sharedFields<TimeEntryRecord, TimeEntry>(timeEntrySchema);

const toAmount = (value: string | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

async function toRecords(tx: TenantTx, rows: readonly TimeEntryRecord[]): Promise<TimeEntry[]> {
  if (rows.length === 0) return [];
  const { currency } = await getSettings(tx);
  const settings = await getTimeSettings(tx);
  const places = await getPlaces(
    tx,
    rows.map(({ id }) => id),
  );
  const people = await getAssignees(
    tx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map((row) => {
    const place = places.get(row.id);
    return {
      ...copyFields(row),
      task_title: place?.task_title ?? '',
      project_id: place?.project_id ?? null,
      project_title: place?.project_title ?? '',
      customer_id: place?.customer_id ?? null,
      customer_name: place?.customer_name ?? '',
      user: people.get(row.user_id) ?? { id: row.user_id, displayName: '', firstname: '' },
      start_time: row.start_time?.toISOString() ?? null,
      end_time: row.end_time?.toISOString() ?? null,
      hours: Math.round((row.duration_minutes / 60) * 100) / 100,
      note: row.description,
      hourly_rate: toAmount(place?.rate),
      amount: toAmount(place?.amount),
      currency,
      invoice_id: row.invoice_id,
      locked: isLocked(row, settings, { canManageOthers: false }),
      ...getStamps(row),
    };
  });
}

/** Condition for entries of tasks of which a column of the task or its project has a value. */
const ofTask = (column: string, value: unknown) => sql<SqlBool>`exists (
  select 1 from tasks t left join projects p on p.tenant_id = t.tenant_id and p.id = t.project_id
  where t.tenant_id = time_entries.tenant_id and t.id = time_entries.task_id and ${sql.ref(column)} = ${value})`;

function ownFilters(query: Readonly<Record<string, unknown>>): RawBuilder<SqlBool>[] {
  const { taskId, userId, userIds, projectId, customerId, billable, status, fromDay, toDay } =
    query;
  return [
    ...(taskId === undefined ? [] : [sql<SqlBool>`time_entries.task_id = ${taskId}`]),
    ...(userId === undefined ? [] : [sql<SqlBool>`time_entries.user_id = ${userId}`]),
    ...(userIds === undefined
      ? []
      : [sql<SqlBool>`time_entries.user_id = any(${userIds}::bigint[])`]),
    ...(projectId === undefined ? [] : [ofTask('t.project_id', projectId)]),
    ...(customerId === undefined ? [] : [ofTask('p.customer_id', customerId)]),
    ...(billable === undefined ? [] : [sql<SqlBool>`time_entries.billable = ${billable}`]),
    ...(status === undefined ? [] : [sql<SqlBool>`time_entries.status = ${status}`]),
    ...(fromDay === undefined ? [] : [sql<SqlBool>`time_entries.entry_date >= ${fromDay}::date`]),
    ...(toDay === undefined ? [] : [sql<SqlBool>`time_entries.entry_date <= ${toDay}::date`]),
  ];
}

/** Entity of time entries. */
export const timeEntryEntity = defineEntity<TimeEntryRecord, TimeEntry, TimeEntryColumns>({
  entity: 'time_entry',
  plural: 'timeEntries',
  words: ['time entry', 'time entries'],
  module: 'time_entries',
  table: 'time_entries',
  ownerColumns: ['user_id'],
  rateFields: ['hourly_rate', 'amount'],
  list: {
    fields: TIME_ENTRY_FIELDS,
    usual: { by: 'entry_date', direction: 'desc' },
    columnOf: { user: 'user_id' },
    orders: {
      entry_date: { kind: 'day', value: sql.ref('time_entries.entry_date'), isColumn: true },
    },
    filters: {
      entry_date: { type: 'date', value: sql.ref('time_entries.entry_date'), isDay: true },
      ...nameFilters(),
    },
  },
  ownFilters,
  listFor: (reader) => ({ filters: nameFilters(reader) }),
  toColumns: (_write, columns) => givenColumns(columns),
  toRecords,
  hideNames: hideEntryNames,
  beforeTrash: async ({ tx }, ids) => {
    // Planned time whose entry is deleted may be logged again.
    await sql`update schedules set time_entry_id = null where time_entry_id = any(${ids}::bigint[])`.execute(
      tx,
    );
  },
  afterMove: async (write, ids) => {
    const rows = await write.tx
      .selectFrom('time_entries')
      .select('task_id')
      .where('id', 'in', [...ids, 0])
      .execute();
    await trackTime(
      write,
      rows.map(({ task_id }) => task_id),
    );
  },
  searchTexts: ({ description, task_title, project_title, customer_name, user }) => [
    description,
    task_title,
    project_title,
    customer_name,
    user.displayName,
  ],
  getTitle: ({ task_title, entry_date }) => `${task_title}, ${entry_date}`,
});
