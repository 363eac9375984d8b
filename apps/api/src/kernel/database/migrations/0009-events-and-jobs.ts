import { type Migration, tenantTable } from '../migration.ts';

/**
 * The outbox as the source of event streams, and a place for work that was given up.
 * `txid` is the transaction that wrote a row: a reader that keeps a snapshot misses nothing that commits late.
 */
export const eventsAndJobs: Migration = {
  id: '0009-events-and-jobs',
  up: (roles) => `
    alter table app.outbox
      alter column entity drop not null,
      alter column entity_id drop not null,
      alter column action drop not null,
      drop constraint outbox_action_check,
      add column topic text not null default 'entity_changed',
      add column payload jsonb,
      add column user_id bigint,
      add column txid xid8 not null default pg_current_xact_id(),
      add constraint outbox_action_check check (action in ('created', 'updated', 'deleted', 'moved', 'restored')),
      add constraint outbox_topic_check check (
        case topic when 'entity_changed' then entity is not null and action is not null else payload is not null end
      );
    create index outbox_txid on app.outbox (tenant_id, txid);
    create index outbox_age on app.outbox (tenant_id, created_at);
    grant delete on app.outbox to ${roles.runtime};

    create table app.failed_jobs (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      job_id uuid not null,
      name text not null,
      payload jsonb not null,
      error text not null,
      attempts integer not null,
      failed_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, job_id)
    );
    create index failed_jobs_recent on app.failed_jobs (tenant_id, failed_at desc, id desc);
    ${tenantTable('failed_jobs', roles)}
  `,
};
