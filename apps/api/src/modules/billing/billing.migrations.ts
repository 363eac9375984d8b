import type { Migration } from '../../kernel/database/migration.ts';
import { billingBaseline } from './migrations/0008-billing.ts';
import { billingReports } from './migrations/0009-billing-reports.ts';
import { recurringInvoices } from './migrations/0012-recurring-invoices.ts';
import { documentFiles } from './migrations/0013-document-files.ts';

/** Migrations of the domain, oldest first. */
export const BILLING_MIGRATIONS: readonly Migration[] = [
  billingBaseline,
  billingReports,
  recurringInvoices,
  documentFiles,
];
