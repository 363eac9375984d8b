import type { Module } from '../../kernel/module/define-module.ts';
import { customerActivityModule } from './customer-activity/customer-activity.module.ts';
import { demoModule } from './demo/demo.module.ts';
import { documentsModule } from './documents/documents.module.ts';
import { filesModule } from './files/files.module.ts';
import { invoicesModule } from './invoices/invoices.module.ts';
import { onlinePaymentsModule } from './online-payments/online-payments.module.ts';
import { orderInvoicesModule } from './order-invoices/order-invoices.module.ts';
import { publicModule } from './public/public.module.ts';
import { quotesModule } from './quotes/quotes.module.ts';
import { recurringModule } from './recurring/recurring.module.ts';
import { remindersModule } from './reminders/reminders.module.ts';
import { reportsModule } from './reports/reports.module.ts';
import { statementsModule } from './statements/statements.module.ts';
import { structuredModule } from './structured/structured.module.ts';

/** All modules of the domain; those that refer to others come after them. */
export const BILLING_MODULES: readonly Module[] = [
  documentsModule,
  filesModule,
  quotesModule,
  invoicesModule,
  orderInvoicesModule,
  onlinePaymentsModule,
  recurringModule,
  remindersModule,
  publicModule,
  customerActivityModule,
  reportsModule,
  statementsModule,
  structuredModule,
  demoModule,
];
