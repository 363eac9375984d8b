import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Places of cards whose board is in the trash, files of tasks and projects, and templates of projects. */
export const workParts: Migration = {
  id: '0010-work-parts',
  up: (roles) => `
    create table app.released_cards (
      tenant_id bigint not null references platform.tenants (id),
      task_id bigint,
      project_id bigint,
      board_id bigint not null,
      column_id bigint not null,
      position text collate "C" not null,
      check (num_nonnulls(task_id, project_id) = 1),
      foreign key (tenant_id, task_id) references app.tasks (tenant_id, id) on delete cascade,
      foreign key (tenant_id, project_id) references app.projects (tenant_id, id) on delete cascade,
      foreign key (tenant_id, board_id) references app.boards (tenant_id, id) on delete cascade,
      foreign key (tenant_id, column_id) references app.board_columns (tenant_id, id) on delete cascade
    );
    create unique index released_cards_task on app.released_cards (tenant_id, task_id) where task_id is not null;
    create unique index released_cards_project on app.released_cards (tenant_id, project_id) where project_id is not null;
    create index released_cards_board on app.released_cards (tenant_id, board_id);
    create index released_cards_column on app.released_cards (tenant_id, column_id);
    ${tenantTable('released_cards', roles)}
    comment on table app.released_cards is 'Places of cards on boards that are in the trash.';

    create table app.work_files (
      tenant_id bigint not null references platform.tenants (id),
      file_id bigint not null,
      task_id bigint,
      project_id bigint,
      primary key (tenant_id, file_id),
      check (num_nonnulls(task_id, project_id) = 1),
      foreign key (tenant_id, file_id) references app.private_files (tenant_id, id) on delete cascade,
      foreign key (tenant_id, task_id) references app.tasks (tenant_id, id) on delete cascade,
      foreign key (tenant_id, project_id) references app.projects (tenant_id, id) on delete cascade
    );
    create index work_files_task on app.work_files (tenant_id, task_id) where task_id is not null;
    create index work_files_project on app.work_files (tenant_id, project_id) where project_id is not null;
    ${tenantTable('work_files', roles, 'select, insert, delete')}
    comment on table app.work_files is 'Files of tasks and projects.';

    create table app.project_templates (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      name text not null,
      plan jsonb not null,
      version integer not null default 1,
      author_id bigint not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create index project_templates_name on app.project_templates (tenant_id, lower(name), id);
    create index project_templates_author on app.project_templates (tenant_id, author_id);
    ${tenantTable('project_templates', roles)}
    comment on column app.project_templates.plan is 'Fields of the project and its tasks, with dates relative to the start.';
  `,
};
