import { tenantTable } from '../migration.ts';
import type { RoleNames } from '../role-names.ts';

/**
 * Tables that records of every kind share: audit log, change notices, search terms, tags, custom fields, bulk changes,
 * exports and imports.
 * Entries of the audit log that name a user, or a past time, need a signature of the server. Its key is in a table that
 * only the owner reads, so that statements of the runtime role can neither make a signature nor read one: it is never
 * stored. Nor has that role a right to delete entries: a function of the owner removes what is older than a year.
 * Search terms are stored with their deletions of one letter: two words within one edit share such a variant, so that typos
 * are found by equality. Trigram similarity would be a function of the column, which no index serves under row-level
 * security. Terms have no foreign key: they belong to rows that have one, and checking it once per term was a fifth of the
 * time of an import.
 */
export const recordTables = (roles: RoleNames): string => `
  create table app.audit_log (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    user_id bigint,
    action text not null,
    entity text not null,
    entity_id bigint not null,
    request_id text not null,
    address text not null,
    created_at timestamptz not null default now(),
    changes jsonb,
    user_agent text not null default '',
    detail text not null default '',
    signature text check (signature is null),
    primary key (tenant_id, id)
  );
  create index audit_log_addresses on app.audit_log (tenant_id, created_at) where (address <> '') or (user_agent <> '');
  create index audit_log_entity on app.audit_log (tenant_id, entity, entity_id, id desc);
  create index audit_log_people on app.audit_log (tenant_id, user_id, id desc);
  create index audit_log_security on app.audit_log (tenant_id, id desc) where entity in ('account', 'visitor_account', 'export');
  create index audit_log_settings on app.audit_log (tenant_id, id desc) where (entity in ('settings', 'mail_server', 'captcha', 'tracking', 'domain')) and changes is not null;
  ${tenantTable('audit_log', roles, 'select, insert')}
  comment on column app.audit_log.changes is 'Each changed column with its value before and after.';
  comment on column app.audit_log.user_agent is 'Browser that caused the entry; '''' for work in the background.';
  comment on column app.audit_log.detail is 'Subject of a security event, such as the exported list.';
  comment on column app.audit_log.signature is 'Lets the database accept the entry; it is not stored.';
  create schema secrets;
  create table secrets.audit_key (
    is_only boolean primary key default true check (is_only),
    key text not null
  );
  create function app.stamp_audit_log() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  declare
    secret constant text := (select k.key from secrets.audit_key k);
    who constant text := new.tenant_id || ':' || coalesce(new.user_id::text, '') || ':';
    is_past constant boolean := coalesce(new.created_at < now(), false);
    moment constant text := case when is_past then (extract(epoch from new.created_at) * 1000)::bigint::text else '' end;
    is_signed constant boolean := coalesce(
      new.signature = encode(sha256(convert_to(secret || ':' || who || moment || ':' || secret, 'UTF8')), 'hex'), false
    );
  begin
    if new.user_id is not null and not is_signed then
      raise exception 'an audit entry that names a user needs a signature' using errcode = 'insufficient_privilege';
    end if;
    -- The demo is seeded with a history: a new tenant takes a past time that the server has signed.
    if not (is_past and is_signed and exists (
      select from platform.tenants t where t.id = new.tenant_id and t.created_at > now() - interval '1 hour'
    )) then
      new.created_at := now();
    end if;
    new.signature := null;
    return new;
  end
  $$;
  revoke all on function app.stamp_audit_log() from public;
  create trigger stamp_audit_log before insert on app.audit_log for each row
    when (current_user = '${roles.runtime}')
    execute function app.stamp_audit_log();
  create function app.expire_audit_log(row_limit integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  declare
    cutoff constant timestamptz := now() - interval '365 days';
    own constant bigint := nullif(current_setting('app.tenant_id', true), '')::bigint;
    expired integer;
    cleared integer;
  begin
    delete from app.audit_log l where l.tenant_id = own and l.id in (
      select id from app.audit_log
      where tenant_id = own and entity in ('account', 'visitor_account', 'export') and created_at < cutoff
      order by id limit row_limit
    );
    get diagnostics expired = row_count;
    update app.audit_log l set address = '', user_agent = '' where l.tenant_id = own and l.id in (
      select id from app.audit_log
      where tenant_id = own and created_at < cutoff and (address <> '' or user_agent <> '')
      order by id limit row_limit
    );
    get diagnostics cleared = row_count;
    return greatest(expired, cleared);
  end
  $$;
  revoke all on function app.expire_audit_log(integer) from public;
  grant execute on function app.expire_audit_log(integer) to ${roles.runtime};

  create table app.outbox (
    tenant_id bigint not null references platform.tenants (id),
    seq bigint generated always as identity,
    entity text,
    entity_id bigint,
    action text check (action in ('created', 'updated', 'deleted', 'moved', 'restored')),
    version integer,
    actor_id bigint,
    created_at timestamptz not null default now(),
    topic text not null default 'entity_changed',
    payload jsonb,
    user_id bigint,
    txid xid8 not null default pg_current_xact_id(),
    primary key (tenant_id, seq),
    constraint outbox_topic_check check (
  case topic
      when 'entity_changed' then ((entity is not null) and (action is not null))
      else (payload is not null)
  end)
  );
  create index outbox_age on app.outbox (tenant_id, created_at);
  create index outbox_txid on app.outbox (tenant_id, txid);
  ${tenantTable('outbox', roles, 'select, insert, delete')}
  comment on column app.outbox.entity is 'Entity of the changed record; null for events without a record.';
  comment on column app.outbox.entity_id is 'Null when many rows changed.';
  comment on column app.outbox.topic is 'Name of the event.';
  comment on column app.outbox.user_id is 'User that the event is for; null for everyone with access.';

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

  create table app.idempotency_keys (
    tenant_id bigint not null references platform.tenants (id),
    key text not null,
    request_hash text not null,
    status smallint,
    response text,
    expires_at timestamptz not null,
    primary key (tenant_id, key)
  );
  create index idempotency_keys_expiry on app.idempotency_keys (tenant_id, expires_at);
  ${tenantTable('idempotency_keys', roles)}

  create table app.row_counts (
    tenant_id bigint not null references platform.tenants (id),
    entity text not null,
    n bigint not null,
    primary key (tenant_id, entity)
  );
  ${tenantTable('row_counts', roles, 'select, insert, update')}

  create table app.search_words (
    tenant_id bigint not null,
    entity text not null,
    entity_id bigint not null,
    word text collate "C" not null,
    primary key (tenant_id, entity, entity_id, word)
  );
  create index search_words_word on app.search_words (tenant_id, entity, word, entity_id);
  ${tenantTable('search_words', roles, 'select, insert, delete')}

  create table app.spellings (
    tenant_id bigint not null,
    entity text not null,
    part text collate "C" not null,
    word text collate "C" not null,
    primary key (tenant_id, entity, part, word)
  );
  ${tenantTable('spellings', roles, 'select, insert, delete')}

  create table app.tags (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    entity text not null,
    name text not null,
    slug text not null,
    color text not null default 'gray',
    created_at timestamptz not null default now(),
    primary key (tenant_id, id),
    unique (tenant_id, entity, id),
    unique (tenant_id, entity, slug)
  );
  ${tenantTable('tags', roles)}

  create table app.taggings (
    tenant_id bigint not null references platform.tenants (id),
    entity text not null,
    entity_id bigint not null,
    tag_id bigint not null,
    primary key (tenant_id, entity, entity_id, tag_id),
    foreign key (tenant_id, entity, tag_id) references app.tags (tenant_id, entity, id) on delete cascade
  );
  create index taggings_tag on app.taggings (tenant_id, entity, tag_id, entity_id);
  ${tenantTable('taggings', roles, 'select, insert, delete')}

  create table app.custom_fields (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    entity text not null,
    key text not null,
    label text not null,
    type text not null,
    options jsonb not null default '[]',
    required boolean not null default false,
    field_group text not null default '',
    sort integer not null default 0,
    show_in_list boolean not null default false,
    version integer not null default 1,
    primary key (tenant_id, id),
    unique (tenant_id, entity, key)
  );
  ${tenantTable('custom_fields', roles)}

  create table app.bulk_works (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    user_id bigint not null,
    entity text not null,
    action text not null check (action in ('change', 'remove', 'restore')),
    request jsonb not null,
    status text not null default 'gathering' check (status in ('gathering', 'running', 'done', 'stopped', 'failed')),
    total bigint,
    done bigint not null default 0,
    changed bigint not null default 0,
    failed bigint not null default 0,
    after_id bigint not null default 0,
    undone_by bigint,
    error text not null default '',
    created_at timestamptz not null default now(),
    finished_at timestamptz,
    primary key (tenant_id, id),
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
  );
  ${tenantTable('bulk_works', roles)}
  comment on column app.bulk_works.request is 'Purpose and values of the change; for a restoration, the deletion that it undoes.';
  comment on column app.bulk_works.after_id is 'Id of the last processed record.';
  comment on column app.bulk_works.undone_by is 'Id of the bulk change that undoes this one.';

  create table app.bulk_work_rows (
    tenant_id bigint not null,
    work_id bigint not null,
    entity_id bigint not null,
    is_changed boolean,
    error text not null default '',
    primary key (tenant_id, work_id, entity_id),
    foreign key (tenant_id, work_id) references app.bulk_works (tenant_id, id) on delete cascade
  );
  create index bulk_work_rows_failed on app.bulk_work_rows (tenant_id, work_id, entity_id) where is_changed = false;
  ${tenantTable('bulk_work_rows', roles)}
  comment on column app.bulk_work_rows.is_changed is 'Null until the record was processed.';
  comment on column app.bulk_work_rows.error is 'Reason for leaving the record unchanged; '''' otherwise.';

  create table app.exports (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    guid uuid not null,
    user_id bigint not null,
    entity text not null,
    format text not null,
    request jsonb not null,
    status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed', 'expired')),
    total bigint,
    done bigint not null default 0,
    error text not null default '',
    created_at timestamptz not null default now(),
    expires_at timestamptz,
    primary key (tenant_id, id),
    unique (tenant_id, guid),
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
  );
  create index exports_person on app.exports (tenant_id, user_id, created_at desc, id desc);
  ${tenantTable('exports', roles)}

  create table app.imports (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    guid uuid not null,
    user_id bigint not null,
    entity text not null,
    filename text not null,
    status text not null default 'mapping' check (status in ('mapping', 'validating', 'ready', 'running', 'done', 'partial', 'failed', 'cancelled', 'undoing', 'undone')),
    columns jsonb not null,
    sample jsonb not null,
    mapping jsonb not null,
    match_on text not null default '',
    on_match text not null default 'update' check (on_match in ('update', 'skip', 'create')),
    total integer not null,
    processed integer not null default 0,
    created integer not null default 0,
    updated integer not null default 0,
    skipped integer not null default 0,
    failed integer not null default 0,
    checked jsonb,
    error text not null default '',
    version integer not null default 1,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    finished_at timestamptz,
    format text not null default '',
    line_count integer,
    parts integer not null default 0,
    makes_missing boolean not null default false,
    made_categories jsonb not null default '[]',
    undo_report jsonb,
    replacements jsonb not null default '[]',
    primary key (tenant_id, id),
    unique (tenant_id, guid),
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
  );
  create index imports_recent on app.imports (tenant_id, created_at desc, id desc);
  ${tenantTable('imports', roles, 'select, insert, update')}
  comment on column app.imports.total is 'Number of records in the file.';
  comment on column app.imports.checked is 'Result of a dry run.';
  comment on column app.imports.format is 'Name of the program whose format the file has; '''' for none.';
  comment on column app.imports.line_count is 'Number of rows in the file; null when each row is a record.';
  comment on column app.imports.parts is 'Number of rows that belong to the record of another row.';
  comment on column app.imports.made_categories is 'Ids of the categories that the import created.';
  comment on column app.imports.undo_report is 'Number of records that an undo removed, restored and left unchanged, with reasons.';
  comment on column app.imports.replacements is 'Values that people replaced in a column after a check.';

  create table app.import_rows (
    tenant_id bigint not null,
    import_id bigint not null,
    row_no integer not null,
    outcome text not null check (outcome in ('created', 'updated', 'skipped', 'failed')),
    entity_id bigint,
    entity_version integer,
    before jsonb,
    error text not null default '',
    undo text not null default '' check (undo in ('', 'removed', 'restored', 'kept')),
    undo_reason text not null default '',
    undo_title text not null default '',
    cells jsonb,
    primary key (tenant_id, import_id, row_no),
    foreign key (tenant_id, import_id) references app.imports (tenant_id, id)
  );
  create index import_rows_failed on app.import_rows (tenant_id, import_id, row_no) where outcome = 'failed';
  create index import_rows_records on app.import_rows (tenant_id, import_id, entity_id) where outcome in ('created', 'updated');
  create index import_rows_undone on app.import_rows (tenant_id, import_id, row_no) where undo_reason <> '';
  ${tenantTable('import_rows', roles)}
  comment on column app.import_rows.entity_version is 'Version of the record after the import.';
  comment on column app.import_rows.before is 'Columns of an updated record before the import.';
  comment on column app.import_rows.undo is 'Effect of the undo on the record; '''' before.';
  comment on column app.import_rows.undo_reason is 'Reason for leaving the record unchanged in an undo, and its title.';
  comment on column app.import_rows.cells is 'Cells of a failed row, to be corrected.';

  create table app.import_corrections (
    tenant_id bigint not null references platform.tenants (id),
    import_id bigint not null,
    row_no integer not null,
    cells jsonb not null,
    primary key (tenant_id, import_id, row_no),
    foreign key (tenant_id, import_id) references app.imports (tenant_id, id)
  );
  ${tenantTable('import_corrections', roles)}
  comment on column app.import_corrections.cells is 'All cells of the row as people corrected them before the import.';
`;
