import { type Migration, tenantTable } from '../migration.ts';

/** The keys by which a tenant's payments are taken by services of others, sealed, and what these have told already. */
export const paymentAccounts: Migration = {
  id: '0037-payment-accounts',
  up: (roles) => `
    create table app.payment_accounts (
      tenant_id bigint not null references platform.tenants (id),
      provider text not null,
      secret_key text not null,
      webhook_secret text not null,
      updated_at timestamptz not null default now(),
      primary key (tenant_id, provider)
    );
    ${tenantTable('payment_accounts', roles)}

    create table app.payment_notices (
      tenant_id bigint not null references platform.tenants (id),
      provider text not null,
      notice text not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, provider, notice)
    );
    ${tenantTable('payment_notices', roles, 'select, insert, delete')}
  `,
};
