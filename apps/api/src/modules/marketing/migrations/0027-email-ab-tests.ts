import type { Migration } from '../../../kernel/database/migration.ts';

/** A/B tests of subjects. */
export const emailAbTests: Migration = {
  id: '0027-email-ab-tests',
  up: () => `
    alter table app.email_campaigns
      add column ab_test jsonb,
      add column ab_winner smallint check (ab_winner >= 0);
    comment on column app.email_campaigns.ab_test is 'Further subjects, who gets them, and how the best one is chosen; null without an A/B test.';
    comment on column app.email_campaigns.ab_winner is 'Index of the subject that everybody outside of the test gets; null until it is chosen.';

    alter table app.email_sends add column variant smallint check (variant >= 0);
    comment on column app.email_sends.variant is 'Index of the subject in an A/B test; null for recipients outside of it.';
  `,
};
