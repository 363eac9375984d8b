import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readReportAddress } from '../../features/reports/report-address.ts';
import { admin } from './route-frame.tsx';

const reports = createRoute({
  getParentRoute: () => admin,
  path: '/reports',
  component: lazyRouteComponent(
    () => import('../../features/reports/reports.route.tsx'),
    'ReportsRoute',
  ),
});

const ageing = createRoute({
  getParentRoute: () => admin,
  path: '/reports/ageing',
  validateSearch: readReportAddress,
  component: lazyRouteComponent(
    () => import('../../features/reports/ageing.route.tsx'),
    'AgeingRoute',
  ),
});

const revenue = createRoute({
  getParentRoute: () => admin,
  path: '/reports/revenue',
  validateSearch: readReportAddress,
  component: lazyRouteComponent(
    () => import('../../features/reports/revenue.route.tsx'),
    'RevenueRoute',
  ),
});

const tax = createRoute({
  getParentRoute: () => admin,
  path: '/reports/tax',
  validateSearch: readReportAddress,
  component: lazyRouteComponent(() => import('../../features/reports/tax.route.tsx'), 'TaxRoute'),
});

const quotes = createRoute({
  getParentRoute: () => admin,
  path: '/reports/quotes',
  validateSearch: readReportAddress,
  component: lazyRouteComponent(
    () => import('../../features/reports/quotes.route.tsx'),
    'QuoteReportRoute',
  ),
});

const statement = createRoute({
  getParentRoute: () => admin,
  path: '/reports/statement',
  validateSearch: readReportAddress,
  component: lazyRouteComponent(
    () => import('../../features/reports/statement.route.tsx'),
    'StatementRoute',
  ),
});

const journal = createRoute({
  getParentRoute: () => admin,
  path: '/reports/journal',
  validateSearch: readReportAddress,
  component: lazyRouteComponent(
    () => import('../../features/reports/journal.route.tsx'),
    'JournalRoute',
  ),
});

/** Routes of the reports of quotes and invoices. */
export const reportRoutes = [reports, ageing, revenue, tax, quotes, statement, journal];
