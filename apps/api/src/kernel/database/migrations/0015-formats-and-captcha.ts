import { type Migration, tenantTable } from '../migration.ts';

/** The formats that people choose for themselves, the captcha of tenants, and an index for the history of settings. */
export const formatsAndCaptcha: Migration = {
  id: '0015-formats-and-captcha',
  up: (roles) => `
    alter table platform.users
      add locale text not null default '',
      add timezone text not null default '',
      add date_style text not null default '',
      add number_style text not null default '';

    create table app.captchas (
      tenant_id bigint not null references platform.tenants (id),
      provider text not null check (provider in ('none', 'turnstile', 'hcaptcha', 'recaptcha')),
      site_key text not null,
      secret_key text not null,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      primary key (tenant_id)
    );
    ${tenantTable('captchas', roles)}

    create index audit_log_settings on app.audit_log (tenant_id, id desc)
      where entity in ('settings', 'mail_server', 'captcha', 'domain') and changes is not null;
  `,
};
