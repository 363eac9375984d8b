import { AppError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/access/call.ts';
import type { RecurringInvoiceRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { lockEntity, saveLocked } from '../../../kernel/entities/entity-actions.ts';
import { publishEvent } from '../../../kernel/events/publish-event.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { TenantHousekeeping } from '../../../kernel/jobs/in-every-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { makeInvoice } from './make-invoice.ts';
import { recurringInvoiceEntity } from './recurring-invoice.entity.ts';
import { daysBetween } from './schedule-days.ts';
import { PAUSED, toSchedule } from './schedule-state.ts';

/** Maximum number of missed invoices that one recurring invoice creates later; older ones are left out. */
const MAX_CATCH_UP = 12;
/** Failed attempts after which a recurring invoice is paused. */
const MAX_FAILURES = 5;
const HOUR = 3_600_000;

/** Permissions for the invoices of a schedule. What its author may do was checked when they saved it. */
const PERMISSIONS = [
  'invoices.can_view',
  'invoices.can_view_all',
  'customers.can_view',
  'customers.can_view_all',
  'projects.can_view',
  'projects.can_view_all',
] as const;

/** Returns the author of a recurring invoice, in whose name its invoices are created even after they have left. */
async function getAuthor(tx: TenantTx, row: RecurringInvoiceRecord): Promise<Actor> {
  const person = await tx
    .selectFrom('people')
    .select(['user_id', 'display_name'])
    .where('user_id', '=', row.author_id ?? 0)
    .executeTakeFirstOrThrow();
  return {
    person: {
      id: person.user_id,
      displayName: person.display_name,
      email: '',
      firstname: '',
      lastname: '',
    },
    roleId: '6',
    permissions: new Set(PERMISSIONS),
    requestId: `recurring invoice ${row.id} ${row.next_date}`,
    address: 'background',
    userAgent: '',
  };
}

/** Locks the recurring invoice that waits longest; undefined when none is due or others are working on all of them. */
function lockDue(tx: TenantTx, today: string): Promise<RecurringInvoiceRecord | undefined> {
  return tx
    .selectFrom('recurring_invoices')
    .selectAll()
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('next_date', '<=', today)
    .where((eb) => eb.or([eb('retry_at', 'is', null), eb('retry_at', '<=', new Date())]))
    .orderBy('next_date')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Days whose invoices are created now, and what to say when some are late. */
interface DueDays {
  readonly days: readonly string[];
  readonly late: string;
}

/** Returns the due days of a recurring invoice. After an outage those of the oldest invoices are left out. */
function getDueDays(row: RecurringInvoiceRecord, from: string, today: string): DueDays {
  const due = daysBetween(toSchedule(row), from, today);
  const days = due.slice(-MAX_CATCH_UP);
  const missed = days.filter((day) => day < today).length;
  const left = due.length - days.length;
  return {
    days,
    late: [
      missed > 0 &&
        `${missed === 1 ? '1 missed invoice was' : `${missed} missed invoices were`} created on ${today}`,
      left > 0 && `${left} older ones, from ${due[0]} on, were left out`,
    ]
      .filter(Boolean)
      .join('. '),
  };
}

/** Returns a failure as a sentence: the messages of the fields, such as “Choose a customer”. */
function getReason(error: unknown): string {
  if (!(error instanceof AppError)) return 'an unexpected error';
  const messages = Object.values(error.details.formErrors ?? {});
  return messages.length > 0 ? messages.join('. ') : error.message;
}

/** Records that an invoice could not be created. What people must mend pauses it; anything else is tried again later. */
async function recordFailure(
  write: TenantWrite,
  row: RecurringInvoiceRecord,
  { day, error }: { readonly day: string; readonly error: unknown },
): Promise<string> {
  const failures = row.failures + 1;
  const isOver = error instanceof AppError || failures >= MAX_FAILURES;
  const what = `The invoice of ${day} could not be created: ${getReason(error)}`;
  const notice = isOver
    ? `${what}. It is paused`
    : `${what}. It is tried again (attempt ${failures} of ${MAX_FAILURES})`;
  await saveLocked(write, recurringInvoiceEntity, row, {
    ...(isOver
      ? { ...PAUSED, failures }
      : { failures, retry_at: new Date(Date.now() + HOUR * 2 ** (failures - 1)) }),
    notice,
  });
  return notice;
}

/**
 * Creates the due invoices of a locked recurring invoice, or records why one cannot be.
 * @returns what to tell
 */
async function handleDue(
  write: TenantWrite,
  send: SendJob,
  locked: RecurringInvoiceRecord,
  today: string,
): Promise<string> {
  const { tx } = write;
  const { days, late } = getDueDays(locked, locked.next_date ?? today, today);
  let row = locked;
  let told = late;
  for (const day of days) {
    if (row.status !== 'active') break;
    await sql`savepoint one_invoice`.execute(tx);
    try {
      ({ notice: told } = await makeInvoice(write, send, row, { day, today, told }));
      await sql`release savepoint one_invoice`.execute(tx);
    } catch (error) {
      await sql`rollback to savepoint one_invoice; release savepoint one_invoice`.execute(tx);
      return recordFailure(write, row, { day, error });
    }
    row = await lockEntity<RecurringInvoiceRecord>(
      write,
      recurringInvoiceEntity,
      row.id,
      undefined,
    );
  }
  return told;
}

/** Returns the work that creates the due invoices of a tenant, those of one recurring invoice in each transaction. */
export function makeDueInvoices(send: SendJob): TenantHousekeeping {
  return async (tx, tenantId) => {
    const { timezone } = await getSettings(tx);
    const today = dayIn(timezone || 'UTC', new Date());
    const row = await lockDue(tx, today);
    if (!row) return false;
    const write = { tx, tenantId, actor: await getAuthor(tx, row) };
    const message = await handleDue(write, send, row, today);
    if (message)
      await publishEvent(
        tx,
        tenantId,
        'new_toast',
        {
          message: `${row.title || row.customer_name || 'Recurring invoice'}: ${message}`,
          variant: 'warning',
          link: `/admin/recurring-invoices/${row.id}`,
        },
        { userId: row.author_id },
      );
    return true;
  };
}
