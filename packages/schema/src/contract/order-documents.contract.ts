import { object } from 'yup';
import { orderDocumentsQuery } from '../entities/commerce/order-bulk.schema.ts';
import { idParams } from './list.ts';
import { defineRoute } from './route.ts';

const paper = {
  method: 'GET',
  access: { audience: 'staff', permission: 'web_orders.can_view' },
  params: idParams,
  stream: true,
  response: object({}),
} as const;

/** Documents of orders as PDF files. */
export const orderDocumentsContract = {
  many: defineRoute({
    ...paper,
    params: undefined,
    id: 'orderDocuments.many',
    path: '/api/v1/admin/web-orders/documents/',
    summary: 'Download packing slips, invoices or both of several orders in one PDF',
    query: orderDocumentsQuery,
    errors: ['not_found'],
  }),
  packingSlip: defineRoute({
    ...paper,
    id: 'orderDocuments.packingSlip',
    path: '/api/v1/admin/web-orders/{id}/packing-slip/',
    summary: 'Download the packing slip of an order (PDF)',
    errors: ['not_found'],
  }),
  invoice: defineRoute({
    ...paper,
    id: 'orderDocuments.invoice',
    path: '/api/v1/admin/web-orders/{id}/invoice/',
    summary: 'Download the invoice of an order (PDF)',
    errors: ['not_found'],
  }),
};
