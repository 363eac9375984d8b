import type { Migration } from '../migration.ts';

/** Marks payments with an unexpected amount, so that staff are informed and nobody pays twice. */
export const paymentsThatDiffer: Migration = {
  id: '0073-payments-that-differ',
  up: () => `
    alter table app.payments drop constraint payments_status_check;
    alter table app.payments add constraint payments_status_check
      check (status in ('open', 'done', 'failed', 'differs'));
  `,
};
