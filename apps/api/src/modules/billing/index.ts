/** Quotes, invoices, their payments and the credit of customers. Other domains import only this file. */
export { BILLING_MODULES } from './billing.modules.ts';
