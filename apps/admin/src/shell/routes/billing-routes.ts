import { readListAddress } from '@org/admin-kit';
import { INVOICE_FIELDS, QUOTE_FIELDS, RECURRING_INVOICE_FIELDS } from '@org/schema/entities';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { admin } from './route-frame.tsx';

const quoteScreens = () => import('../../features/billing/quotes/quotes.route.tsx');
const invoiceScreens = () => import('../../features/billing/invoices/invoices.route.tsx');
const recurringScreens = () => import('../../features/billing/recurring/recurring.route.tsx');

const quotes = createRoute({
  getParentRoute: () => admin,
  path: '/quotes',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, QUOTE_FIELDS),
  component: lazyRouteComponent(quoteScreens, 'QuotesRoute'),
});

const newQuote = createRoute({
  getParentRoute: () => admin,
  path: '/quotes/new',
  component: lazyRouteComponent(quoteScreens, 'NewQuoteRoute'),
});

const quote = createRoute({
  getParentRoute: () => admin,
  path: '/quotes/$id',
  component: lazyRouteComponent(quoteScreens, 'QuoteRoute'),
});

const invoices = createRoute({
  getParentRoute: () => admin,
  path: '/invoices',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, INVOICE_FIELDS),
  component: lazyRouteComponent(invoiceScreens, 'InvoicesRoute'),
});

const newInvoice = createRoute({
  getParentRoute: () => admin,
  path: '/invoices/new',
  component: lazyRouteComponent(invoiceScreens, 'NewInvoiceRoute'),
});

const invoice = createRoute({
  getParentRoute: () => admin,
  path: '/invoices/$id',
  component: lazyRouteComponent(invoiceScreens, 'InvoiceRoute'),
});

const recurringInvoices = createRoute({
  getParentRoute: () => admin,
  path: '/recurring-invoices',
  validateSearch: (given: Record<string, unknown>) =>
    readListAddress(given, RECURRING_INVOICE_FIELDS),
  component: lazyRouteComponent(recurringScreens, 'RecurringInvoicesRoute'),
});

const newRecurringInvoice = createRoute({
  getParentRoute: () => admin,
  path: '/recurring-invoices/new',
  component: lazyRouteComponent(recurringScreens, 'NewRecurringInvoiceRoute'),
});

const recurringInvoice = createRoute({
  getParentRoute: () => admin,
  path: '/recurring-invoices/$id',
  component: lazyRouteComponent(recurringScreens, 'RecurringInvoiceRoute'),
});

/** Routes of quotes and invoices. */
export const billingRoutes = [
  quotes,
  newQuote,
  quote,
  invoices,
  newInvoice,
  invoice,
  recurringInvoices,
  newRecurringInvoice,
  recurringInvoice,
];
