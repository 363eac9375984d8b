import type { Migration } from '../../../kernel/database/migration.ts';

/**
 * The time at which the rest of an A/B test is due, in one place, and the figures from which the guard counts. People outside of a
 * test are due at `infinity`, until the winner is chosen.
 */
export const emailPostponed: Migration = {
  id: '0030-email-postponed',
  up: () => `
    alter table app.email_campaigns
      add column rest_at timestamptz,
      add column guard_base jsonb;
    comment on column app.email_campaigns.rest_at is 'Time at which the A/B test ends, and people outside of it are due.';
    comment on column app.email_campaigns.guard_base is 'Figures at the time when it was last resumed: the guard counts what came after.';
    comment on column app.email_sends.due_at is 'Not before this time; infinity for people outside of an A/B test, who wait for its winner.';
    update app.email_campaigns c set rest_at = (
        select min(s.due_at) from app.email_sends s where s.tenant_id = c.tenant_id and s.campaign_id = c.id
          and s.variant is null and s.status = 'pending')
      where c.ab_test is not null and c.ab_winner is null and c.status in ('sending', 'paused');
    update app.email_sends s set due_at = 'infinity' from app.email_campaigns c
      where c.tenant_id = s.tenant_id and c.id = s.campaign_id and c.rest_at is not null and s.variant is null and s.status = 'pending';
  `,
};
