import { tenantTask } from '../../../kernel/jobs/in-every-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { makeDueInvoices } from './make-due-invoices.ts';
import { quoteRecurringPart } from './quote-recurring-part.ts';
import { recurringInvoiceEntity } from './recurring-invoice.entity.ts';
import { recurringInvoiceRoutes } from './recurring-invoices.routes.ts';

/** Invoices that are created again and again on the days of a schedule. */
export const recurringModule = defineModule({
  name: 'billing/recurring',
  entities: [recurringInvoiceEntity],
  entityParts: [quoteRecurringPart],
  housekeeping: ({ db, send }) => [tenantTask(db, 'recurring-invoices', makeDueInvoices(send))],
  routes: ({ send }) => recurringInvoiceRoutes(send),
});
