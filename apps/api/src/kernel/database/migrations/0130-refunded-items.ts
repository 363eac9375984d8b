import type { Migration } from '../migration.ts';

/** A refund records which items it covers, so that no item is refunded twice. A refund that failed covers nothing. */
export const refundedItems: Migration = {
  id: '0130-refunded-items',
  up: () => `
    alter table app.payments
      add column covers jsonb not null default '{"items": [], "delivery": false}';
  `,
};
