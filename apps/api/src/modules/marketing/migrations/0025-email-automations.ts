import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Automations: what starts them, their steps, the people on their way through them, and what happened to each. */
export const emailAutomations: Migration = {
  id: '0025-email-automations',
  up: (roles) => `
    create table app.email_automations (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      name text not null,
      description text not null default '',
      status text not null default 'draft' check (status in ('draft', 'active', 'paused')),
      start jsonb not null,
      steps jsonb not null default '[]',
      published integer not null default 0,
      is_changed boolean not null default false,
      author_id bigint,
      activated_at timestamptz,
      scanned_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id)
    );
    create index email_automations_active on app.email_automations (tenant_id, id) where status = 'active' and deleted_at is null;
    ${tenantTable('email_automations', roles)}
    comment on column app.email_automations.steps is 'Steps as they are edited; people follow those of a published version.';
    comment on column app.email_automations.published is 'Number of the published version; 0 before the first one.';
    comment on column app.email_automations.is_changed is 'True when the steps differ from the published version.';
    comment on column app.email_automations.author_id is 'User who published it last; steps act in their name.';
    comment on column app.email_automations.scanned_at is 'Time of the last search for people who enter.';

    create table app.email_automation_versions (
      tenant_id bigint not null references platform.tenants (id),
      automation_id bigint not null,
      number integer not null,
      start jsonb not null,
      steps jsonb not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, automation_id, number),
      foreign key (tenant_id, automation_id) references app.email_automations (tenant_id, id) on delete cascade
    );
    ${tenantTable('email_automation_versions', roles)}
    comment on table app.email_automation_versions is 'Published steps. Who is on their way stays in the version in which they began.';

    create table app.email_automation_runs (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      automation_id bigint not null,
      number integer not null,
      subscriber_id bigint not null,
      record_id bigint not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'left', 'failed')),
      step text not null default '',
      due_at timestamptz not null default now(),
      reason text not null default '',
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, automation_id, subscriber_id, record_id),
      foreign key (tenant_id, automation_id, number)
        references app.email_automation_versions (tenant_id, automation_id, number) on delete cascade,
      foreign key (tenant_id, subscriber_id) references app.subscribers (tenant_id, id) on delete cascade
    );
    create unique index email_automation_runs_under_way
      on app.email_automation_runs (tenant_id, automation_id, subscriber_id) where state = 'waiting';
    create index email_automation_runs_due on app.email_automation_runs (tenant_id, automation_id, due_at, id) where state = 'waiting';
    create index email_automation_runs_list on app.email_automation_runs (tenant_id, automation_id, id);
    create index email_automation_runs_subscriber on app.email_automation_runs (tenant_id, subscriber_id);
    ${tenantTable('email_automation_runs', roles)}
    comment on table app.email_automation_runs is 'People on their way through automations, each once at a time and once for each record that starts one.';
    comment on column app.email_automation_runs.record_id is 'Order, quote, invoice or list membership that started it.';
    comment on column app.email_automation_runs.step is 'Step that is next.';

    create table app.email_automation_log (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      run_id bigint not null,
      step text not null,
      kind text not null,
      result text not null default '',
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, run_id) references app.email_automation_runs (tenant_id, id) on delete cascade
    );
    create index email_automation_log_run on app.email_automation_log (tenant_id, run_id, id);
    ${tenantTable('email_automation_log', roles)}

    alter table app.email_campaigns add column automation_id bigint,
      add foreign key (tenant_id, automation_id) references app.email_automations (tenant_id, id) on delete cascade;
    create index email_campaigns_automation on app.email_campaigns (tenant_id, automation_id) where automation_id is not null;
    comment on column app.email_campaigns.automation_id is 'Automation that sends this email to one person at a time; null for a campaign.';

    alter table app.taggings add column created_at timestamptz not null default now();

    alter table app.email_sends add column run_id bigint,
      drop constraint email_sends_tenant_id_campaign_id_email_key,
      drop constraint email_sends_tenant_id_campaign_id_subscriber_id_key;
    create unique index email_sends_email on app.email_sends (tenant_id, campaign_id, email, run_id) nulls not distinct;
    create unique index email_sends_person on app.email_sends (tenant_id, campaign_id, subscriber_id, run_id) nulls not distinct
      where subscriber_id is not null;
    comment on column app.email_sends.run_id is 'Run of the automation that sends it; null for campaigns, which a person gets once.';
  `,
};
