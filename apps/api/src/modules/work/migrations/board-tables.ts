import { tenantTable } from '../../../kernel/database/migration.ts';
import type { RoleNames } from '../../../kernel/database/role-names.ts';

/** Columns that every record of work ends with. */
const STAMPS = `
    author_id bigint,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (tenant_id, id),
    foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)`;

/** Returns the statements of a table with the people of a record. */
function peopleTable(table: string, record: string, column: string, roles: RoleNames): string {
  return `
  create table app.${table} (
    tenant_id bigint not null references platform.tenants (id),
    ${column} bigint not null,
    user_id bigint not null,
    primary key (tenant_id, ${column}, user_id),
    foreign key (tenant_id, ${column}) references app.${record} (tenant_id, id) on delete cascade,
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
  );
  create index ${table}_user on app.${table} (tenant_id, user_id, ${column});
  ${tenantTable(table, roles)}`;
}

/**
 * Boards, projects and tasks. Cards of a column are sorted by \`position\`, a text between those of its neighbours; the rows of a
 * column are locked by its own row while one is placed, so that no two have the same position.
 */
export const boardTables = (roles: RoleNames): string => `
  create table app.boards (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    name text not null,
    color text not null default '#2f6fde',
    user_id bigint,
    is_default boolean not null default false,
    name_key text collate "C" generated always as (lower(name)) stored,
    ${STAMPS},
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
  );
  create unique index boards_default on app.boards (tenant_id) where is_default and deleted_at is null;
  create index boards_name on app.boards (tenant_id, name_key, id) where deleted_at is null;
  create index boards_updated on app.boards (tenant_id, updated_at, id) where deleted_at is null;
  create index boards_created on app.boards (tenant_id, created_at, id) where deleted_at is null;
  create index boards_trash on app.boards (tenant_id, deleted_at) where deleted_at is not null;
  ${tenantTable('boards', roles)}
  comment on column app.boards.user_id is 'Owner; null for a board of everybody.';
  comment on column app.boards.name_key is 'Name in lower case, computed by the database.';
  ${peopleTable('board_members', 'boards', 'board_id', roles)}

  create unlogged table app.board_visits (
    tenant_id bigint not null references platform.tenants (id),
    board_id bigint not null,
    user_id bigint not null,
    seen_at timestamptz not null default now(),
    primary key (tenant_id, board_id, user_id)
  );
  ${tenantTable('board_visits', roles)}
  comment on table app.board_visits is 'People who look at a board now.';

  create table app.board_columns (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    board_id bigint not null,
    name text not null,
    color text not null default '#8a94a6',
    position integer not null,
    wip_limit integer check (wip_limit > 0),
    is_done boolean not null default false,
    primary key (tenant_id, id),
    unique (tenant_id, board_id, id),
    foreign key (tenant_id, board_id) references app.boards (tenant_id, id) on delete cascade
  );
  create index board_columns_board on app.board_columns (tenant_id, board_id, position, id);
  ${tenantTable('board_columns', roles)}

  create table app.projects (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    number integer not null,
    title text not null,
    description text not null default '',
    est_hours numeric(9, 2) not null default 1 check (est_hours >= 0),
    start_date timestamptz not null default now(),
    end_date timestamptz,
    customer_id bigint,
    vehicle_id bigint,
    board_id bigint,
    column_id bigint,
    position text collate "C",
    status text not null default 'active' check (status in ('active', 'on_hold', 'completed', 'cancelled')),
    priority text not null default 'none' check (priority in ('none', 'low', 'medium', 'high', 'urgent')),
    budget_minutes integer check (budget_minutes >= 0),
    budget_amount numeric(14, 2) check (budget_amount >= 0),
    is_billable boolean not null default true,
    hourly_rate numeric(14, 2) check (hourly_rate >= 0),
    color text not null default '#2f6fde',
    custom_fields jsonb not null default '{}',
    tracked_minutes integer not null default 0,
    title_key text collate "C" generated always as (lower(title)) stored,
    end_key timestamptz not null generated always as (coalesce(end_date, timestamptz '9999-12-31 00:00:00+00')) stored,
    ${STAMPS},
    unique (tenant_id, number),
    check (end_date >= start_date),
    check ((column_id is null) = (position is null)),
    foreign key (tenant_id, customer_id) references app.customers (tenant_id, id),
    foreign key (tenant_id, vehicle_id) references app.vehicles (tenant_id, id) on delete set null (vehicle_id),
    foreign key (tenant_id, board_id) references app.boards (tenant_id, id),
    foreign key (tenant_id, board_id, column_id) references app.board_columns (tenant_id, board_id, id)
  );
  create unique index projects_column on app.projects (tenant_id, column_id, position) where deleted_at is null and column_id is not null;
  create index projects_customer on app.projects (tenant_id, customer_id) where customer_id is not null;
  create index projects_created on app.projects (tenant_id, created_at, id) include (status) where deleted_at is null;
  create index projects_end on app.projects (tenant_id, end_key, id) include (status) where deleted_at is null;
  create index projects_est on app.projects (tenant_id, est_hours, id) include (status) where deleted_at is null;
  create index projects_start on app.projects (tenant_id, start_date, id) include (status) where deleted_at is null;
  create index projects_status on app.projects (tenant_id, status, id) where deleted_at is null;
  create index projects_title on app.projects (tenant_id, title_key, id) include (status) where deleted_at is null;
  create index projects_tracked on app.projects (tenant_id, tracked_minutes, id) include (status) where deleted_at is null;
  create index projects_trash on app.projects (tenant_id, deleted_at) where deleted_at is not null;
  create index projects_updated on app.projects (tenant_id, updated_at, id) include (status) where deleted_at is null;
  create index projects_vehicle on app.projects (tenant_id, vehicle_id) where vehicle_id is not null;
  ${tenantTable('projects', roles)}
  comment on column app.projects.end_key is 'End date, or the last day there is; computed by the database.';
  comment on column app.projects.title_key is 'Title in lower case, computed by the database.';
  comment on column app.projects.tracked_minutes is 'Sum of its time entries.';
  ${peopleTable('project_assignees', 'projects', 'project_id', roles)}

  create table app.tasks (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    number integer not null,
    title text not null,
    description text not null default '',
    est_hours numeric(9, 2) not null default 1 check (est_hours >= 0),
    start_date timestamptz,
    due_date timestamptz,
    scheduled_start_time timestamptz,
    scheduled_end_time timestamptz,
    project_id bigint,
    parent_id bigint,
    board_id bigint,
    column_id bigint,
    position text collate "C",
    priority text not null default 'none' check (priority in ('none', 'low', 'medium', 'high', 'urgent')),
    is_done boolean not null default false,
    completed_at timestamptz,
    checklist jsonb not null default '[]',
    recurrence text not null default '',
    is_billable boolean,
    hourly_rate numeric(14, 2) check (hourly_rate >= 0),
    tracked_minutes integer not null default 0,
    comments_count integer not null default 0,
    title_key text collate "C" generated always as (lower(title)) stored,
    due_key timestamptz not null generated always as (coalesce(due_date, timestamptz '9999-12-31 00:00:00+00')) stored,
    ${STAMPS},
    unique (tenant_id, number),
    check (due_date >= start_date),
    check ((column_id is null) = (position is null)),
    check (parent_id <> id),
    foreign key (tenant_id, project_id) references app.projects (tenant_id, id) on delete set null (project_id),
    foreign key (tenant_id, parent_id) references app.tasks (tenant_id, id) on delete set null (parent_id),
    foreign key (tenant_id, board_id) references app.boards (tenant_id, id),
    foreign key (tenant_id, board_id, column_id) references app.board_columns (tenant_id, board_id, id)
  );
  create unique index tasks_column on app.tasks (tenant_id, column_id, position) where deleted_at is null and column_id is not null;
  create index tasks_created on app.tasks (tenant_id, created_at, id) include (is_done, project_id) where deleted_at is null;
  create index tasks_done on app.tasks (tenant_id, is_done, id) where deleted_at is null;
  create index tasks_due on app.tasks (tenant_id, due_key, id) include (is_done, project_id) where deleted_at is null;
  create index tasks_est on app.tasks (tenant_id, est_hours, id) include (is_done, project_id) where deleted_at is null;
  create index tasks_open_due on app.tasks (tenant_id, due_date) include (project_id) where deleted_at is null and not is_done and due_date is not null;
  create index tasks_parent on app.tasks (tenant_id, parent_id) where parent_id is not null;
  create index tasks_project on app.tasks (tenant_id, project_id, is_done, due_date) where project_id is not null;
  create index tasks_title on app.tasks (tenant_id, title_key, id) include (is_done, project_id) where deleted_at is null;
  create index tasks_tracked on app.tasks (tenant_id, tracked_minutes, id) include (is_done, project_id) where deleted_at is null;
  create index tasks_trash on app.tasks (tenant_id, deleted_at) where deleted_at is not null;
  create index tasks_updated on app.tasks (tenant_id, updated_at, id) include (is_done, project_id) where deleted_at is null;
  ${tenantTable('tasks', roles)}
  comment on column app.tasks.due_key is 'Due date, or the last day there is; computed by the database.';
  comment on column app.tasks.recurrence is 'Recurrence rule of RFC 5545; '''' for none.';
  comment on column app.tasks.scheduled_start_time is 'Start of its earliest open schedule.';
  comment on column app.tasks.title_key is 'Title in lower case, computed by the database.';
  comment on column app.tasks.tracked_minutes is 'Sum of its time entries.';
  ${peopleTable('task_assignees', 'tasks', 'task_id', roles)}
  ${peopleTable('task_watchers', 'tasks', 'task_id', roles)}

  create table app.task_blockers (
    tenant_id bigint not null references platform.tenants (id),
    task_id bigint not null,
    blocked_by_id bigint not null,
    primary key (tenant_id, task_id, blocked_by_id),
    check (task_id <> blocked_by_id),
    foreign key (tenant_id, task_id) references app.tasks (tenant_id, id) on delete cascade,
    foreign key (tenant_id, blocked_by_id) references app.tasks (tenant_id, id) on delete cascade
  );
  create index task_blockers_other on app.task_blockers (tenant_id, blocked_by_id);
  ${tenantTable('task_blockers', roles, 'select, insert, delete')}

  create table app.work_comments (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    task_id bigint,
    project_id bigint,
    body text not null,
    mentions jsonb not null default '[]',
    author_id bigint not null,
    created_at timestamptz not null default now(),
    edited_at timestamptz,
    primary key (tenant_id, id),
    check (num_nonnulls(task_id, project_id) = 1),
    foreign key (tenant_id, task_id) references app.tasks (tenant_id, id) on delete cascade,
    foreign key (tenant_id, project_id) references app.projects (tenant_id, id) on delete cascade,
    foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
  );
  create index work_comments_task on app.work_comments (tenant_id, task_id, id) where task_id is not null;
  create index work_comments_project on app.work_comments (tenant_id, project_id, id) where project_id is not null;
  ${tenantTable('work_comments', roles)}
`;
