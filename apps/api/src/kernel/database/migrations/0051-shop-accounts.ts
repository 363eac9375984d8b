import type { Migration } from '../migration.ts';

/** Links by which guests create the account that they requested with an order. */
export const shopAccounts: Migration = {
  id: '0051-shop-accounts',
  up: (roles) => `
    create table platform.account_links (
      tenant_id bigint not null references platform.tenants (id),
      email text not null check (email = lower(email)),
      firstname text not null,
      lastname text not null,
      token_hash text not null unique,
      expires_at timestamptz not null,
      primary key (tenant_id, email)
    );
    grant select, insert, update, delete on platform.account_links to ${roles.platform};

    alter table app.orders add column account_wanted boolean not null default false;
  `,
};
