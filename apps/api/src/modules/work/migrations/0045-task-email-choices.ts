import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Emails about tasks that people have turned off for themselves. */
export const taskEmailChoices: Migration = {
  id: '0045-task-email-choices',
  up: (roles) => `
    create table app.task_email_opt_outs (
      tenant_id bigint not null references platform.tenants (id),
      user_id bigint not null,
      event text not null check (event in ('task.assigned', 'task.due_soon', 'task.mentioned')),
      created_at timestamptz not null default now(),
      primary key (tenant_id, user_id, event),
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    ${tenantTable('task_email_opt_outs', roles, 'select, insert, delete')}
    comment on table app.task_email_opt_outs is 'Emails about tasks that a person does not want to get.';
  `,
};
