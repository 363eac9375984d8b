import type { Migration } from '../../../kernel/database/migration.ts';

/** The installation's mail server: the rate at which it takes emails, and how far its mailbox of returned emails was read. */
export const installationMail: Migration = {
  id: '0037-installation-mail',
  up: (roles) => `
    create table platform.mail_rates (
      name text not null,
      next_at timestamptz not null,
      primary key (name)
    );
    grant select, insert, update on platform.mail_rates to ${roles.platform};
    comment on column platform.mail_rates.next_at is 'Time at which the next email of a campaign may be sent; earlier ones are reserved.';

    create table platform.bounce_mailboxes (
      host text not null,
      username text not null,
      uid_validity text not null default '',
      last_uid bigint not null default 0,
      checked_at timestamptz,
      problem text not null default '',
      primary key (host, username)
    );
    grant select, insert, update on platform.bounce_mailboxes to ${roles.platform};
    comment on column platform.bounce_mailboxes.last_uid is 'Number of the last message that was read, within its uid_validity.';
    comment on column platform.bounce_mailboxes.problem is 'Why the mailbox could not be read; empty otherwise.';
  `,
};
