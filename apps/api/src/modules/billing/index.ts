/** Quotes, invoices, their payments and the credit of customers. Other domains import this file alone. */
export { BILLING_MODULES } from './billing.modules.ts';
