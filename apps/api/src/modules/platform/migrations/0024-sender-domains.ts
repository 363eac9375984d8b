import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Domains that a tenant sends email from: their DKIM keys, and what DNS said about them. */
export const senderDomains: Migration = {
  id: '0024-sender-domains',
  up: (roles) => `
    create table app.sender_domains (
      tenant_id bigint not null references platform.tenants (id),
      domain text not null,
      selector text not null,
      public_key text not null,
      private_key text not null,
      checks jsonb not null default '[]',
      signs boolean not null default false,
      checked_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (tenant_id, domain)
    );
    ${tenantTable('sender_domains', roles)}
    comment on column app.sender_domains.selector is 'Name of the DKIM record below the domain.';
    comment on column app.sender_domains.public_key is 'Base64 of the DER form, as the DKIM record has it.';
    comment on column app.sender_domains.private_key is 'Encrypted PEM.';
    comment on column app.sender_domains.signs is 'True while DNS has the public key: only then mails are signed.';
  `,
};
