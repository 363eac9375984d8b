import { dayPlus } from '@org/schema';
import type { BillingSettings } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { announceChange } from '../../../kernel/events/record-change.ts';
import type { TenantHousekeeping } from '../../../kernel/jobs/in-every-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { getBillingSettings } from '../documents/billing-settings.ts';
import type { DocumentKey } from '../documents/document-events.ts';
import type { SomeDocument } from '../documents/document-paper.ts';
import { insertPlannedMail } from '../documents/send-document.ts';
import { DOCUMENT_READERS } from '../invoices/document-readers.ts';
import { reminderMail } from './reminder-mail.ts';

/** Maximum number of reminders of one transaction. */
const MAX_AT_ONCE = 100;
/** Days for which a missed reminder is sent later; an older one is no longer useful. */
const CATCH_UP_DAYS = 7;

/** A step of the plan that is due for a document. */
interface DueReminder {
  readonly id: number;
  readonly last_day: string;
  readonly days: number;
}

/**
 * Returns unpaid invoices with the latest step of the plan that has come and was not sent. A step is counted from the due day, so
 * that a changed due day begins the plan again.
 */
async function findDueInvoices(
  tx: TenantTx,
  { reminderDays }: Pick<BillingSettings, 'reminderDays'>,
  today: string,
): Promise<DueReminder[]> {
  if (reminderDays.length === 0) return [];
  const { rows } = await sql<DueReminder>`
    select distinct on (i.id) i.id, i.due_date as last_day, s.days
    from invoices i cross join unnest(${[...reminderDays]}::int[]) as s (days)
    where i.balance > 0 and i.type = 'invoice' and i.issued_at is not null and i.deleted_at is null and i.status <> 'cancelled'
      and not i.reminders_off and i.due_date is not null
      and i.due_date + s.days between ${dayPlus(today, -CATCH_UP_DAYS)}::date and ${today}::date
      -- A document is not reminded of on the day on which it was issued.
      and i.issued_at < ${today}::date
      and not exists (
        select from document_reminders r
        where r.invoice_id = i.id and r.last_day = i.due_date and r.days >= s.days
      )
    order by i.id, s.days desc limit ${MAX_AT_ONCE}`.execute(tx);
  return rows;
}

/** Returns quotes that wait for an answer and expire in so many days. */
async function findDueQuotes(
  tx: TenantTx,
  { quoteReminderDays }: Pick<BillingSettings, 'quoteReminderDays'>,
  today: string,
): Promise<DueReminder[]> {
  if (quoteReminderDays === null) return [];
  const { rows } = await sql<DueReminder>`
    select q.id, q.expiry_date as last_day, ${-quoteReminderDays}::int as days from quotes q
    where q.status in ('sent', 'viewed') and q.deleted_at is null and q.expiry_date is not null
      and q.expiry_date - ${quoteReminderDays}::int <= ${today}::date and q.expiry_date >= ${today}::date
      and q.issued_at < ${today}::date
      and not exists (select from document_reminders r where r.quote_id = q.id and r.last_day = q.expiry_date)
    order by q.id limit ${MAX_AT_ONCE}`.execute(tx);
  return rows;
}

/**
 * Locks a document, checks again that the step was not sent, and plans its email.
 * @returns true when it was planned
 */
async function remindOnce(
  tx: TenantTx,
  tenantId: number,
  send: SendJob,
  { kind, due, settings, locale }: PlannedReminder,
): Promise<boolean> {
  const table = kind === 'quote' ? 'quotes' : 'invoices';
  await tx.selectFrom(table).select('id').where('id', '=', due.id).forUpdate().execute();
  const document = await DOCUMENT_READERS[kind](tx, due.id);
  if (!document) return false;
  const one = { kind, document } as SomeDocument;
  const mail = reminderMail(one, settings, locale);
  const key: DocumentKey = kind === 'quote' ? { quoteId: due.id } : { invoiceId: due.id };
  const known = await tx
    .selectFrom('document_reminders')
    .select('id')
    .where(kind === 'quote' ? 'quote_id' : 'invoice_id', '=', due.id)
    .where('last_day', '=', due.last_day)
    .where('days', '=', due.days)
    .executeTakeFirst();
  if (known || !mail) return false;
  const eventId = await insertPlannedMail({ tx, tenantId }, send, key, {
    type: 'reminded',
    mail,
    userId: null,
  });
  await tx
    .insertInto('document_reminders')
    .values({
      tenant_id: tenantId,
      quote_id: kind === 'quote' ? due.id : null,
      invoice_id: kind === 'invoice' ? due.id : null,
      last_day: due.last_day,
      days: due.days,
      event_id: eventId,
    })
    .execute();
  await announceChange({ tx, tenantId, actorId: null }, { entity: kind, action: 'updated' }, [
    due.id,
  ]);
  return true;
}

interface PlannedReminder {
  readonly kind: 'quote' | 'invoice';
  readonly due: DueReminder;
  readonly settings: BillingSettings;
  readonly locale: string;
}

/** Returns the work that reminds customers of unpaid invoices and of quotes that expire, by the plan of each tenant. */
export function sendReminders(send: SendJob): TenantHousekeeping {
  return async (tx, tenantId) => {
    const settings = await getBillingSettings(tx);
    if (settings.reminderDays.length === 0 && settings.quoteReminderDays === null) return false;
    const { locale, timezone } = await getSettings(tx);
    const today = dayIn(timezone || 'UTC', new Date());
    const planned = [
      ...(await findDueInvoices(tx, settings, today)).map((due) => ({
        kind: 'invoice' as const,
        due,
      })),
      ...(await findDueQuotes(tx, settings, today)).map((due) => ({ kind: 'quote' as const, due })),
    ];
    let count = 0;
    for (const one of planned)
      if (await remindOnce(tx, tenantId, send, { ...one, settings, locale: locale || 'en' }))
        count++;
    // Documents without an address stay due, so only what was sent counts.
    return count === MAX_AT_ONCE;
  };
}
