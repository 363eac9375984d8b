import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { findHidden, getNameScope } from '../../../kernel/entities/entity-access.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { hideProjectNames, whereNamed } from '../projects/project-access.ts';
import { TASK_ACCESS } from '../tasks/task-texts.ts';

/** Rate of a time entry in a query over them: its own, or that of its task, project or person, or of the tenant. */
export const ENTRY_RATE = sql<string | null>`coalesce(time_entries.hourly_rate, (
  select coalesce(t.hourly_rate, p.hourly_rate) from tasks t
    left join projects p on p.tenant_id = t.tenant_id and p.id = t.project_id
  where t.tenant_id = time_entries.tenant_id and t.id = time_entries.task_id
), (
  select w.hourly_rate from working_hours w
  where w.tenant_id = time_entries.tenant_id and w.user_id = time_entries.user_id
), (
  select s.hourly_rate from time_settings s where s.tenant_id = time_entries.tenant_id
))`;

/** Amount of a time entry in a query over them; null without a rate, 0 for time that is not billed. */
export const ENTRY_AMOUNT = sql<string | null>`case when time_entries.billable
  then round(time_entries.duration_minutes * ${ENTRY_RATE} / 60, 2) else 0 end`;

type Reader = Pick<TenantWrite, 'actor'>;

const ofTask = (column: string, reader?: Reader) => sql`coalesce((
  select ${sql.ref(column)} from tasks
    left join projects on projects.tenant_id = tasks.tenant_id and projects.id = tasks.project_id
      and projects.deleted_at is null ${whereNamed('projects', reader)}
    left join customers on customers.tenant_id = projects.tenant_id and customers.id = projects.customer_id
      and customers.deleted_at is null ${whereNamed('customers', reader)}
  where tasks.tenant_id = time_entries.tenant_id and tasks.id = time_entries.task_id
    ${column === 'tasks.title' && reader ? sql`and ${isTitleVisible(reader)}` : sql``}
), '')`;

/** Condition for tasks whose title a time entry shows: those that the user may see, and all in entries of their own. */
function isTitleVisible(reader: Reader): RawBuilder<SqlBool> {
  const scope = getNameScope(TASK_ACCESS, reader);
  const visible = scope.length === 0 ? sql`true` : sql.join(scope, sql` and `);
  return sql<SqlBool>`(time_entries.user_id = ${reader.actor.person.id} or (${visible}))`;
}

/** Returns filters of time entries by their task, project and customer, without names that the user may not see. */
export const nameFilters = (reader?: Reader) =>
  ({
    task_title: { type: 'text', value: ofTask('tasks.title', reader) },
    project_title: { type: 'text', value: ofTask('projects.title', reader) },
    customer_name: { type: 'text', value: ofTask('customers.display_name', reader) },
  }) as const;

/** Leaves out the names of tasks, projects and customers that the user may not see. Entries of their own keep their task. */
export async function hideEntryNames<
  Row extends {
    readonly task_id: number;
    readonly user_id: number;
    readonly task_title: string;
    readonly project_id?: number | null;
    readonly project_title?: string;
    readonly customer_id?: number | null;
    readonly customer_name?: string;
  },
>(reader: Pick<TenantWrite, 'tx' | 'actor'>, rows: readonly Row[]): Promise<readonly Row[]> {
  const others = rows.filter(({ user_id }) => user_id !== reader.actor.person.id);
  const hidden = await findHidden(
    reader,
    TASK_ACCESS,
    others.map(({ task_id }) => task_id),
  );
  const named = await hideProjectNames(reader, rows);
  return named.map((row) =>
    hidden.has(row.task_id) && row.user_id !== reader.actor.person.id
      ? { ...row, task_title: '' }
      : row,
  );
}
