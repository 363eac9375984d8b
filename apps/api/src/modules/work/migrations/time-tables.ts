import { tenantTable } from '../../../kernel/database/migration.ts';
import type { RoleNames } from '../../../kernel/database/role-names.ts';

/**
 * Time entries, their settings, and schedules. A timer that runs is an entry without an end; a person has one at most.
 * Tracked time outlives its task in the trash: a task with time is not deleted for good before the time is.
 */
export const timeTables = (roles: RoleNames): string => `
  create table app.time_settings (
    tenant_id bigint not null references platform.tenants (id),
    rounding_minutes integer not null default 1,
    rounding text not null default 'closest' check (rounding in ('closest', 'up', 'down')),
    lock_date date,
    needs_approval boolean not null default false,
    strict_schedules boolean not null default false,
    hourly_rate numeric(14, 2) check (hourly_rate >= 0),
    working_minutes integer[] not null default '{480,480,480,480,480,0,0}' check (cardinality(working_minutes) = 7),
    version integer not null default 1,
    updated_at timestamptz not null default now(),
    primary key (tenant_id)
  );
  ${tenantTable('time_settings', roles, 'select, insert, update')}
  comment on column app.time_settings.working_minutes is 'Minutes of work on each day from Monday on.';

  create table app.working_hours (
    tenant_id bigint not null references platform.tenants (id),
    user_id bigint not null,
    working_minutes integer[] check (cardinality(working_minutes) = 7),
    hourly_rate numeric(14, 2) check (hourly_rate >= 0),
    calendar_hash text,
    primary key (tenant_id, user_id),
    unique (tenant_id, calendar_hash),
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
  );
  ${tenantTable('working_hours', roles)}
  comment on column app.working_hours.working_minutes is 'Minutes of work on each day from Monday on; null for those of the tenant.';
  comment on column app.working_hours.calendar_hash is 'Hash of the secret in the address of the person''s calendar feed.';

  create table app.time_entries (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    task_id bigint not null,
    user_id bigint not null,
    entry_date date not null,
    start_time timestamptz,
    end_time timestamptz,
    break_minutes integer not null default 0 check (break_minutes >= 0),
    duration_minutes integer not null default 0 check (duration_minutes between 0 and 1440),
    description text not null default '',
    billable boolean not null default true,
    hourly_rate numeric(14, 2) check (hourly_rate >= 0),
    status text not null default 'draft' check (status in ('running', 'draft', 'submitted', 'approved', 'rejected', 'invoiced')),
    source text not null default 'manual' check (source in ('manual', 'timer', 'schedule', 'import')),
    invoice_id bigint,
    author_id bigint,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (tenant_id, id),
    check (end_time > start_time),
    check ((status = 'running') = (start_time is not null and end_time is null)),
    foreign key (tenant_id, task_id) references app.tasks (tenant_id, id),
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id),
    foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
  );
  create unique index time_entries_running on app.time_entries (tenant_id, user_id) where status = 'running' and deleted_at is null;
  create index time_entries_task on app.time_entries (tenant_id, task_id, id) where deleted_at is null;
  create index time_entries_user on app.time_entries (tenant_id, user_id, entry_date, id) where deleted_at is null;
  create index time_entries_date on app.time_entries (tenant_id, entry_date, id) where deleted_at is null;
  create index time_entries_duration on app.time_entries (tenant_id, duration_minutes, id) where deleted_at is null;
  create index time_entries_created on app.time_entries (tenant_id, created_at, id) where deleted_at is null;
  create index time_entries_updated on app.time_entries (tenant_id, updated_at, id) where deleted_at is null;
  create index time_entries_trash on app.time_entries (tenant_id, deleted_at) where deleted_at is not null;
  ${tenantTable('time_entries', roles)}
  comment on column app.time_entries.entry_date is 'A calendar day of the tenant.';

  create table app.schedules (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    task_id bigint not null,
    user_id bigint not null,
    scheduled_start_time timestamptz not null,
    scheduled_end_time timestamptz not null,
    allocated_minutes integer not null check (allocated_minutes > 0),
    all_day boolean not null default false,
    timezone text not null,
    status text not null default 'planned' check (status in ('planned', 'in_progress', 'done', 'cancelled')),
    notes text not null default '',
    color text not null default '',
    rrule text not null default '',
    repeats_until timestamptz,
    excluded timestamptz[] not null default '{}',
    recurrence_id bigint,
    recurrence_start timestamptz,
    time_entry_id bigint,
    author_id bigint,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (tenant_id, id),
    check (scheduled_end_time > scheduled_start_time),
    foreign key (tenant_id, task_id) references app.tasks (tenant_id, id) on delete cascade,
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id),
    foreign key (tenant_id, author_id) references app.people (tenant_id, user_id),
    foreign key (tenant_id, recurrence_id) references app.schedules (tenant_id, id) on delete set null (recurrence_id),
    foreign key (tenant_id, time_entry_id) references app.time_entries (tenant_id, id) on delete set null (time_entry_id)
  );
  create index schedules_user on app.schedules (tenant_id, user_id, scheduled_start_time);
  create index schedules_start on app.schedules (tenant_id, scheduled_start_time);
  create index schedules_task on app.schedules (tenant_id, task_id);
  create index schedules_recurrence on app.schedules (tenant_id, recurrence_id) where recurrence_id is not null;
  create index schedules_repeating on app.schedules (tenant_id, scheduled_start_time) where rrule <> '';
  create index schedules_time_entry on app.schedules (tenant_id, time_entry_id) where time_entry_id is not null;
  ${tenantTable('schedules', roles)}
  comment on column app.schedules.recurrence_start is 'Start that it had as an occurrence of the schedule it was taken from.';
  comment on column app.schedules.timezone is 'Time zone in which its recurrence keeps the time of day.';
  comment on column app.schedules.rrule is 'Recurrence rule of RFC 5545; '''' for none.';
  comment on column app.schedules.excluded is 'Starts of occurrences that do not take place, or are schedules of their own.';
`;
