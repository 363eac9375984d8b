import type { Migration } from '../../../kernel/database/migration.ts';

/** Mail servers that are reached by the HTTP API of a provider. */
export const mailTransports: Migration = {
  id: '0036-mail-transports',
  up: () => `
    alter table app.mail_servers
      add column transport text not null default 'smtp' check (transport in ('smtp', 'ses')),
      add column region text not null default '',
      add column configuration_set text not null default '';
    comment on column app.mail_servers.transport is 'How emails are handed over: by SMTP, or by the API of Amazon SES, with the access key as username and password.';
    comment on column app.mail_servers.region is 'Region of Amazon SES; empty for SMTP.';
    comment on column app.mail_servers.configuration_set is 'Configuration set of Amazon SES; empty for none.';
  `,
};
