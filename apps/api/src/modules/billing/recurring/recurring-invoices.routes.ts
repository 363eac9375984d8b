import { apiContract } from '@org/schema/contract';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { readDefaults } from '../documents/document-columns.ts';
import { quoteToInvoice } from '../invoices/invoice-actions.ts';
import { quoteToProject } from '../quotes/quote-actions.ts';
import {
  invoiceToRecurring,
  makeNextInvoice,
  pauseRecurring,
  quoteToRecurring,
  resumeRecurring,
} from './recurring-actions.ts';
import { recurringInvoiceEntity } from './recurring-invoice.entity.ts';
import { nextDays, readRule } from './schedule-days.ts';

const { recurringInvoices, invoices, quotes } = apiContract;

const CHECK_SCHEDULE = 'Recurring invoice created. Check its schedule, then resume it';

/** Number of days that a preview of a schedule shows. */
const PREVIEWED_DAYS = 6;

/** Schedule whose days are previewed. */
interface PreviewedSchedule {
  readonly rrule: string;
  readonly startDate: string;
  readonly endDate?: string | undefined;
  readonly maxCount?: number | null | undefined;
  readonly id?: number | undefined;
}

/**
 * Returns the next days of a schedule, saved or not.
 * @throws `not_found`, `validation_failed` on `rrule`
 */
async function previewDays(
  write: TenantWrite,
  { rrule, startDate, endDate, maxCount, id }: PreviewedSchedule,
): Promise<string[]> {
  const { today } = await readDefaults(write);
  if (id !== undefined) await getEntity(write, recurringInvoiceEntity, id);
  const row =
    id === undefined
      ? undefined
      : await write.tx
          .selectFrom('recurring_invoices')
          .select(['invoice_count', 'last_date', 'next_date'])
          .where('id', '=', id)
          .executeTakeFirst();
  const schedule = { rrule: readRule(rrule), startDate, endDate: endDate ?? null };
  const left = maxCount ? Math.max(0, maxCount - (row?.invoice_count ?? 0)) : PREVIEWED_DAYS;
  // A day that was handled early, by hand, does not come again.
  const days = nextDays(schedule, today, PREVIEWED_DAYS * 2).filter(
    (day) => !row?.last_date || day > row.last_date,
  );
  return days.slice(0, Math.min(PREVIEWED_DAYS, left));
}

/** Creates the routes of recurring invoices, and those that make other records of quotes. */
export function recurringInvoiceRoutes(send: SendJob): BoundRoute[] {
  return [
    ...entityRoutes(recurringInvoices, recurringInvoiceEntity, send),
    staffRoute(recurringInvoices.days, async (input) => ({
      days: await inTenant(input, (w) => previewDays(w, input.query)),
    })),
    staffRoute(recurringInvoices.pause, async (input) => ({
      recurring_invoice: await inTenant(input, (w) =>
        pauseRecurring(w, input.params.id, input.body.version),
      ),
      message: 'Recurring invoice paused',
    })),
    staffRoute(recurringInvoices.resume, async (input) => ({
      recurring_invoice: await inTenant(input, (w) =>
        resumeRecurring(w, input.params.id, input.body.version),
      ),
      message: 'Recurring invoice resumed',
    })),
    staffRoute(recurringInvoices.make, async (input) => {
      const { invoice, recurringInvoice } = await inTenant(input, (w) =>
        makeNextInvoice(w, send, input.params.id, input.body.version),
      );
      return { invoice, recurring_invoice: recurringInvoice, message: 'Invoice created' };
    }),
    staffRoute(quotes.convert, async (input) => {
      const { to, version } = input.body;
      const { id } = input.params;
      const nothing = { invoice: null, project: null, recurring_invoice: null };
      if (to === 'invoice') {
        const made = await inTenant(input, (w) => quoteToInvoice(w, id, version));
        return { ...nothing, ...made, message: 'Invoice created' };
      }
      if (to === 'recurring') {
        const made = await inTenant(input, (w) => quoteToRecurring(w, id, version));
        return { ...nothing, ...made, message: CHECK_SCHEDULE };
      }
      const made = await inTenant(input, (w) => quoteToProject(w, id, version));
      return { ...nothing, ...made, message: 'Project created' };
    }),
    staffRoute(invoices.toRecurring, async (input) => ({
      recurring_invoice: await inTenant(input, (w) => invoiceToRecurring(w, input.params.id)),
      message: CHECK_SCHEDULE,
    })),
  ];
}
