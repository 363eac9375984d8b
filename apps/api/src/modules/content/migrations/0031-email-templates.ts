import type { Migration } from '../../../kernel/database/migration.ts';

/** Component templates of emails, apart from those of pages. */
export const emailTemplates: Migration = {
  id: '0031-email-templates',
  up: () => `
    alter table app.component_templates
      add column target text not null default 'page' check (target in ('page', 'email'));
    drop index app.component_templates_name_key;
    create unique index component_templates_name_key
      on app.component_templates (tenant_id, target, type, lower(name)) where deleted_at is null;
    comment on column app.component_templates.target is
      'Pages or emails, by the blocks of its first content. It never changes.';
  `,
};
