import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Places of cards whose board is in the trash. */
export const workParts: Migration = {
  id: '0009-work-parts',
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
  `,
};
