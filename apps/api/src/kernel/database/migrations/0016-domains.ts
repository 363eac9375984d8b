import type { Migration } from '../migration.ts';

/**
 * Domains that are verified by a DNS record of their owner. Several tenants can claim the same name, so that nobody can block its
 * owner by claiming it first; only one can verify it. Existing names were set by the operator.
 */
export const domains: Migration = {
  id: '0016-domains',
  up: () => `
    alter table platform.domains
      add id bigint generated always as identity,
      add token text not null default replace(gen_random_uuid()::text, '-', ''),
      add verified_at timestamptz,
      add checked_at timestamptz,
      add problem text not null default '';
    update platform.domains set verified_at = created_at;
    update platform.domains d set is_primary = false
      where is_primary and host <> (select min(o.host) from platform.domains o where o.tenant_id = d.tenant_id and o.is_primary);
    alter table platform.domains
      drop constraint domains_host_key,
      add unique (tenant_id, id),
      add check (not is_primary or verified_at is not null);
    create unique index domains_owner on platform.domains (host) where verified_at is not null;
    create unique index domains_primary on platform.domains (tenant_id) where is_primary;
  `,
};
