import type { Migration } from '../../../kernel/database/migration.ts';

/** Emails to the assignees of tasks: who assigned them, and what they were emailed about. */
export const taskEmails: Migration = {
  id: '0039-task-emails',
  up: () => `
    alter table app.task_assignees
      add column assigned_by bigint,
      add column is_new boolean not null default false,
      add column reminded_for timestamptz;
    create index task_assignees_new on app.task_assignees (tenant_id) where is_new;
    comment on column app.task_assignees.assigned_by is 'User who assigned the task; null for assignments before this was stored.';
    comment on column app.task_assignees.is_new is 'True until the email about the assignment was sent or found to be unwanted.';
    comment on column app.task_assignees.reminded_for is 'Due date that the assignee was reminded of.';
  `,
};
