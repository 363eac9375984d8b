import { apiContract } from '@org/schema/contract';
import { staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { tenantTask } from '../../../kernel/jobs/in-every-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { remindInvoice } from './remind-invoice.ts';
import { sendReminders } from './send-reminders.ts';

/** Reminders of unpaid invoices and of quotes that expire. */
export const remindersModule = defineModule({
  name: 'billing/reminders',
  housekeeping: ({ db, send }) => [tenantTask(db, 'document-reminders', sendReminders(send))],
  routes: ({ send }) => [
    staffRoute(apiContract.invoices.remind, async (input) => ({
      invoice: await inTenant(input, (w) =>
        remindInvoice(w, send, input.params.id, input.body.version),
      ),
      message: 'Reminder sent',
    })),
  ],
});
