import type { Migration } from '../migration.ts';

/** Names payments with an unexpected amount as the field does. */
export const paymentMismatches: Migration = {
  id: '0170-payment-mismatches',
  up: () => `
    alter table app.orders rename column payment_differs to has_payment_mismatch;
    alter index app.orders_differing rename to orders_payment_mismatch;
    -- The policies of a table let nobody see all tenants, not even its owner.
    alter table app.order_events no force row level security;
    alter table app.payments no force row level security;
    update app.order_events set type = 'payment_mismatch' where type = 'payment_differs';
    alter table app.payments drop constraint payments_status_check;
    update app.payments set status = 'mismatch' where status = 'differs';
    alter table app.payments add constraint payments_status_check
      check (status in ('open', 'done', 'failed', 'mismatch'));
    alter table app.order_events force row level security;
    alter table app.payments force row level security;
  `,
};
