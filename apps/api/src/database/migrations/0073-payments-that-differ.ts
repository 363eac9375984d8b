import type { Migration } from '../migration.ts';

/** A payment of another amount than was asked for is kept as such, so that the shop is told and nobody pays twice. */
export const paymentsThatDiffer: Migration = {
  id: '0073-payments-that-differ',
  up: () => `
    alter table app.payments drop constraint payments_status_check;
    alter table app.payments add constraint payments_status_check
      check (status in ('open', 'done', 'failed', 'differs'));
  `,
};
