import { apiContract } from '@org/schema/contract';
import type { Change } from '../../../kernel/events/change-feed.ts';
import { staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { tenantTask } from '../../../kernel/jobs/in-every-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { matchChange } from './match-change.ts';
import { matchOrderInvoices } from './match-order-invoice.ts';
import { orderInvoicePart } from './order-invoice-part.ts';
import { orderToInvoice } from './order-to-invoice.ts';

/** Returns the listener that settles an order's invoice when the order or the invoice changed. */
const matchChanges =
  ({ db, log }: Kernel) =>
  (change: Change): void => {
    matchChange(db, change).catch((error: unknown) =>
      log.error({ error, change }, 'the payments of an order’s invoice were not matched'),
    );
  };

/** Invoices of the shop's orders. */
export const orderInvoicesModule = defineModule({
  name: 'billing/order-invoices',
  entityParts: [orderInvoicePart],
  events: matchChanges,
  housekeeping: ({ db }) => [tenantTask(db, 'order-invoice-payments', matchOrderInvoices)],
  routes: () => [
    staffRoute(apiContract.invoices.fromOrder, async (input) => ({
      invoice: await inTenant(input, (w) => orderToInvoice(w, input.body.orderId)),
      message: 'Invoice created',
    })),
  ],
});
