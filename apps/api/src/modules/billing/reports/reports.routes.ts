import { apiContract } from '@org/schema/contract';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { type BoundRoute, fileRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { readDefaults } from '../documents/document-columns.ts';
import { readAgeing } from './ageing-report.ts';
import { journalFile } from './journal-file.ts';
import { readQuotes } from './quote-report.ts';
import { ageingFile, quotesFile, revenueFile, taxFile } from './report-files.ts';
import type { ReportPeriod } from './report-period.ts';
import { requirePermission } from './require-permission.ts';
import { readRevenue } from './revenue-report.ts';
import { readTaxes } from './tax-report.ts';

const getToday = async (tx: TenantTx): Promise<string> => (await readDefaults({ tx })).today;

/** Creates the routes of the reports of quotes and invoices. */
export function reportRoutes(): BoundRoute[] {
  const { billingReports } = apiContract;
  const ageing = async (tx: TenantTx, day: string | undefined, limit?: null) =>
    readAgeing(tx, day ?? (await getToday(tx)), limit);
  const quotes = async (tx: TenantTx, period: ReportPeriod) =>
    readQuotes(tx, period, await getToday(tx));
  return [
    staffRoute(billingReports.ageing, async ({ run, query }) => ({
      results: await run((tx) => ageing(tx, query.day)),
    })),
    fileRoute(billingReports.ageingFile, async ({ run, query, actor }) => {
      requirePermission(actor, 'invoices.can_view_all');
      return ageingFile(await run((tx) => ageing(tx, query.day, null)));
    }),
    staffRoute(billingReports.revenue, async ({ run, query }) => ({
      results: await run((tx) => readRevenue(tx, query)),
    })),
    fileRoute(billingReports.revenueFile, async ({ run, query, actor }) => {
      requirePermission(actor, 'invoices.can_view_all');
      return revenueFile(await run((tx) => readRevenue(tx, query)));
    }),
    staffRoute(billingReports.tax, async ({ run, query }) => ({
      results: await run((tx) => readTaxes(tx, query)),
    })),
    fileRoute(billingReports.taxFile, async ({ run, query, actor }) => {
      requirePermission(actor, 'invoices.can_view_all');
      return taxFile(await run((tx) => readTaxes(tx, query)));
    }),
    staffRoute(billingReports.quotes, async ({ run, query }) => ({
      results: await run((tx) => quotes(tx, query)),
    })),
    fileRoute(billingReports.quotesFile, async ({ run, query, actor }) => {
      requirePermission(actor, 'quotes.can_view_all');
      return quotesFile(await run((tx) => quotes(tx, query)));
    }),
    fileRoute(billingReports.journal, async ({ run, query, actor }) => {
      requirePermission(actor, 'invoices.can_view_all');
      return journalFile(run, query);
    }),
  ];
}
