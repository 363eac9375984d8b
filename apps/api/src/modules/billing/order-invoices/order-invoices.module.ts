import { apiContract } from '@org/schema/contract';
import { staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { orderInvoicePart } from './order-invoice-part.ts';
import { orderToInvoice } from './order-to-invoice.ts';

/** Invoices of the shop's orders. */
export const orderInvoicesModule = defineModule({
  name: 'billing/order-invoices',
  entityParts: [orderInvoicePart],
  routes: () => [
    staffRoute(apiContract.invoices.fromOrder, async (input) => ({
      invoice: await inTenant(input, (w) => orderToInvoice(w, input.body.orderId)),
      message: 'Invoice created',
    })),
  ],
});
