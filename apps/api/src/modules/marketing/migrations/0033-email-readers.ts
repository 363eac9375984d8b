import type { Migration } from '../../../kernel/database/migration.ts';

/** Readers of an email: their device, whether a scanner followed its links, and opens by privacy proxies. */
export const emailReaders: Migration = {
  id: '0033-email-readers',
  up: () => `
    alter table app.email_sends
      add column device text not null default '' check (device in ('', 'desktop', 'tablet', 'mobile')),
      add column recent_clicks jsonb not null default '[]',
      add column scanned_at timestamptz,
      add column scanned_by text not null default '';
    alter table app.email_stats add column proxy_opens integer not null default 0;
    comment on column app.email_sends.device is 'Device of the reader who opened or clicked it; empty while it is unknown.';
    comment on column app.email_sends.recent_clicks is 'Last clicks within seconds: position of the link, time in ms, short hash of the user agent, whether the link was new.';
    comment on column app.email_sends.scanned_at is 'Time at which a program was found to follow its links one after another.';
    comment on column app.email_sends.scanned_by is 'Short hash of the user agent of that program.';
    comment on column app.email_stats.proxy_opens is 'Opens by proxies that load pictures before anybody reads the email.';
  `,
};
