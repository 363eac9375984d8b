import { daysBetween } from '@org/schema';
import type { TimeTotals } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type RawBuilder, sql } from 'kysely';
import {
  type AccessRules,
  canViewRates,
  findHidden,
  getScope,
} from '../../../kernel/entities/entity-access.ts';
import type { Columns } from '../../../kernel/entities/entity-definition.ts';
import { all } from '../../../kernel/entities/entity-rows.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { customerEntity } from '../../crm/index.ts';
import { PROJECT_ACCESS } from '../projects/project-access.ts';
import { TASK_ACCESS } from '../tasks/task-texts.ts';
import { ENTRY_AMOUNT } from './entry-values.ts';
import { sumTime } from './list-time-entries.ts';
import { timeEntryEntity } from './time-entry.entity.ts';
import { getWorkingMinutes, sumWorkingMinutes } from './working-hours.ts';

/** Things that a report sums up time by. */
export type TimeGroup = 'user' | 'project' | 'customer' | 'task' | 'day' | 'week';

/** Maximum number of days of a report. */
const MAX_DAYS = 732;
/** Maximum number of rows of a report. */
const MAX_ROWS = 1000;

/** Id and label of the group of a row of `time_entries e`, with its task `t`, project `p` and customer `c`. */
const GROUPS: Readonly<
  Record<TimeGroup, { readonly id: RawBuilder<unknown>; readonly label: RawBuilder<unknown> }>
> = {
  user: {
    id: sql`e.user_id`,
    label: sql`(select display_name from people u where u.tenant_id = e.tenant_id and u.user_id = e.user_id)`,
  },
  project: { id: sql`p.id`, label: sql`coalesce(p.title, '')` },
  customer: { id: sql`c.id`, label: sql`coalesce(c.display_name, '')` },
  task: { id: sql`t.id`, label: sql`t.title` },
  day: { id: sql`null::bigint`, label: sql`to_char(e.entry_date, 'YYYY-MM-DD')` },
  week: { id: sql`null::bigint`, label: sql`to_char(e.entry_date, 'IYYY"-W"IW')` },
};

interface GroupRow {
  readonly id: number | null;
  readonly label: string;
  readonly minutes: string;
  readonly billable: string;
  readonly amount: string;
  readonly est: string;
}

/** Access rules of the records that a report names. */
const GROUP_ACCESS: Partial<Record<TimeGroup, AccessRules>> = {
  project: PROJECT_ACCESS,
  customer: customerEntity,
  task: TASK_ACCESS,
};

/** Returns the names of groups, without those of records that the user may not see. */
async function nameGroups(
  read: Pick<TenantWrite, 'tx' | 'actor'>,
  groupBy: TimeGroup,
  rows: readonly GroupRow[],
): Promise<(row: GroupRow) => string> {
  // Those who only see their own time know its tasks.
  const isOwn = groupBy === 'task' && getScope(timeEntryEntity, read).length > 0;
  const access = isOwn ? undefined : GROUP_ACCESS[groupBy];
  const ids = rows.map(({ id }) => (id === null ? null : Number(id)));
  const hidden = access ? await findHidden(read, access, ids) : new Set<number>();
  return ({ id, label }) => (hidden.has(Number(id)) ? `Hidden ${groupBy}` : label);
}

/** A row of a report. */
export interface ReportRow {
  readonly id: number | null;
  readonly label: string;
  readonly minutes: number;
  readonly billableMinutes: number;
  readonly amount: number | null;
  readonly estMinutes: number;
  readonly availableMinutes: number | null;
}

/** Query of a report, with the filters of lists. */
export interface ReportQuery extends Columns {
  readonly startDate: string;
  readonly endDate: string;
  readonly groupBy: TimeGroup;
}

/**
 * Sums up the time of a period by one thing, most time first; days and weeks in their order.
 * Errors: `validation_failed` on `endDate`.
 */
export async function reportTime(
  read: Pick<TenantWrite, 'tx' | 'actor'>,
  { startDate, endDate, groupBy, ...filters }: ReportQuery,
): Promise<{ rows: ReportRow[]; totals: TimeTotals }> {
  const refuse = (message: string) =>
    appError('validation_failed', { formErrors: { endDate: message } });
  if (endDate < startDate) throw refuse('The end must not be before the start');
  if (daysBetween(startDate, endDate) > MAX_DAYS) throw refuse('Choose at most two years');
  const query = { ...filters, currentPage: 1, itemsPerPage: 1, fromDay: startDate, toDay: endDate };
  const conditions = [
    ...getScope(timeEntryEntity, read),
    ...(timeEntryEntity.ownFilters?.(query) ?? []),
    sql<boolean>`time_entries.deleted_at is null`,
  ];
  const seesRates = canViewRates(timeEntryEntity, read);
  const { id, label } = GROUPS[groupBy];
  const isInTime = groupBy === 'day' || groupBy === 'week';
  const { rows } = await sql<GroupRow>`
    with e as materialized (
      select tenant_id, task_id, user_id, entry_date, duration_minutes, billable,
        ${seesRates ? ENTRY_AMOUNT : sql`null::numeric`} as amount
      from time_entries ${all(conditions)}
    ), grouped as (
      select ${id} as id, ${label} as label, t.id as task, round(t.est_hours * 60) as est,
        sum(e.duration_minutes) as minutes, sum(e.duration_minutes) filter (where e.billable) as billable, sum(e.amount) as amount
      from e join tasks t on t.tenant_id = e.tenant_id and t.id = e.task_id
        left join projects p on p.tenant_id = t.tenant_id and p.id = t.project_id and p.deleted_at is null
        left join customers c on c.tenant_id = p.tenant_id and c.id = p.customer_id and c.deleted_at is null
      group by 1, 2, 3, 4
    )
    select id, label, sum(minutes) as minutes, coalesce(sum(billable), 0) as billable, coalesce(sum(amount), 0) as amount,
      coalesce(sum(est), 0) as est
    from grouped group by 1, 2 order by ${isInTime ? sql`2` : sql`3 desc, 2, 1`} limit ${MAX_ROWS}`.execute(
    read.tx,
  );
  const working =
    groupBy === 'user'
      ? await getWorkingMinutes(
          read.tx,
          rows.map((row) => Number(row.id)),
        )
      : undefined;
  const getLabel = await nameGroups(read, groupBy, rows);
  return {
    rows: rows.map((row) => ({
      id: row.id === null ? null : Number(row.id),
      label: getLabel(row),
      minutes: Number(row.minutes),
      billableMinutes: Number(row.billable),
      amount: seesRates ? Number(row.amount) : null,
      estMinutes: Number(row.est),
      availableMinutes: working
        ? sumWorkingMinutes(working(Number(row.id)), startDate, endDate)
        : null,
    })),
    totals: await sumTime(read, conditions),
  };
}
