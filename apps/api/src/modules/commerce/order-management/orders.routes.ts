import { apiContract } from '@org/schema/contract';
import type { Encryption } from '../../../kernel/crypto/encryption.ts';
import { recordRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import { type BoundRoute, sharedRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import type { HostTable } from '../../../kernel/http/host-table.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { orderEntity } from '../orders/order.entity.ts';
import { readSales } from '../orders/sales.ts';
import {
  cartSettings,
  updateWebOrderSettings,
  webOrderSettings,
} from '../shop-settings/shop-settings.ts';
import { changedOrdersText, changeOrders } from './change-orders.ts';
import { findOrderProducts } from './find-order-products.ts';
import { cancelOrder, fulfilOrder, type OrderTools, payOrder } from './order-actions.ts';
import { getInvoice, issueInvoice } from './order-invoice.ts';
import { quoteRefund, refundOrder } from './refund-order.ts';
import { resendOrder } from './resend-order.ts';
import { createOrder, quoteOrder } from './staff-order.ts';

/** Dependencies of the order routes. */
export interface OrderRoutesTools extends OrderTools {
  /** Encrypts the keys of payment services. */
  readonly seal: Encryption;
  readonly publicUrl: HostTable['publicUrl'];
}

/** Creates the routes of orders and order settings. */
export function orderRoutes(tools: OrderRoutesTools): BoundRoute[] {
  const { webOrders } = apiContract;
  const { send, publicUrl } = tools;
  /** Returns the dependencies of actions that notify the customer. */
  const getTelling = (tenant: Parameters<typeof publicUrl>[0]) => ({
    tools,
    site: publicUrl(tenant),
  });
  return [
    ...recordRoutes(webOrders, orderEntity, send),
    staffRoute(webOrders.fulfil, async (input) => ({
      order: await inTenant(input, (write) =>
        fulfilOrder(write, input.params.id, input.body, getTelling(input.tenant)),
      ),
      message: 'Items fulfilled',
    })),
    staffRoute(webOrders.pay, async (input) => ({
      order: await inTenant(input, (write) => payOrder(write, input.params.id, input.body)),
      message: 'Payment recorded',
    })),
    staffRoute(webOrders.refund, async (input) => ({
      order: await inTenant(input, (write) =>
        refundOrder(write, input.params.id, input.body, getTelling(input.tenant)),
      ),
      message: 'Refund issued',
    })),
    staffRoute(webOrders.products, async ({ run, query }) => ({
      products: await run((tx) => findOrderProducts(tx, query.search)),
    })),
    staffRoute(webOrders.quote, async (input) => ({
      quote: await inTenant(input, (write) => quoteOrder(write, input.body)),
    })),
    staffRoute(webOrders.create, async (input) => ({
      order: await inTenant(input, (write) => createOrder(write, input.body, send)),
      message: 'Order created',
    })),
    staffRoute(webOrders.fulfilMany, async (input) => {
      const { ids, notify } = input.body;
      const result = await inTenant(input, (write) =>
        changeOrders(write, ids, (id) =>
          fulfilOrder(write, id, { notify }, getTelling(input.tenant)),
        ),
      );
      return { ...result, message: changedOrdersText(result, 'fulfilled') };
    }),
    staffRoute(webOrders.payMany, async (input) => {
      const { ids, reference } = input.body;
      const result = await inTenant(input, (write) =>
        changeOrders(write, ids, (id) => payOrder(write, id, { reference })),
      );
      return { ...result, message: changedOrdersText(result, 'marked as paid') };
    }),
    staffRoute(webOrders.refundQuote, async (input) => ({
      quote: await inTenant(input, (write) => quoteRefund(write, input.params.id, input.body)),
    })),
    staffRoute(webOrders.cancel, async (input) => ({
      order: await inTenant(input, (write) =>
        cancelOrder(write, input.params.id, input.body, getTelling(input.tenant)),
      ),
      message: 'Order cancelled',
    })),
    staffRoute(webOrders.resend, async (input) => ({
      order: await inTenant(input, (write) =>
        resendOrder(write, input.params.id, input.body.version, getTelling(input.tenant)),
      ),
      message: 'Confirmation sent',
    })),
    staffRoute(webOrders.invoice, async (input) => {
      const order = await inTenant(input, (write) =>
        issueInvoice(write, input.params.id, input.body),
      );
      return { order, invoice: getInvoice(order), message: 'Invoice issued' };
    }),
    staffRoute(webOrders.sales, async ({ run }) => ({ sales: await run(readSales) })),
    sharedRoute(webOrders.settings, async ({ run, actor }) => {
      if (actor) return { data: await run(webOrderSettings) };
      const { version: _version, ...data } = await run((tx) => cartSettings(tx));
      return Response.json({ success: true, data });
    }),
    staffRoute(webOrders.updateSettings, async (input) => ({
      data: await inTenant(input, (write) => updateWebOrderSettings(write, input.body, tools.seal)),
      message: 'Settings saved',
    })),
  ];
}
