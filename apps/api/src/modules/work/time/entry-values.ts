import { sql } from 'kysely';

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

const ofTask = (column: string) => sql`coalesce((
  select ${sql.ref(column)} from tasks t
    left join projects p on p.tenant_id = t.tenant_id and p.id = t.project_id and p.deleted_at is null
    left join customers c on c.tenant_id = p.tenant_id and c.id = p.customer_id and c.deleted_at is null
  where t.tenant_id = time_entries.tenant_id and t.id = time_entries.task_id
), '')`;

/** Title of the task of a time entry. */
export const ENTRY_TASK_TITLE = ofTask('t.title');
/** Title of the project of a time entry. */
export const ENTRY_PROJECT_TITLE = ofTask('p.title');
/** Name of the customer of a time entry. */
export const ENTRY_CUSTOMER_NAME = ofTask('c.display_name');
