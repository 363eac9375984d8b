import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { recordMany } from '../../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { ENTRY_RATE } from './entry-values.ts';
import { timeEntryEntity } from './time-entry.entity.ts';

/** Time of one task, person and rate that no invoice has. */
export interface UnbilledTime {
  readonly ids: readonly number[];
  readonly task_title: string;
  readonly project_title: string;
  readonly person: string;
  readonly minutes: number;
  /** Hourly rate, major units; null without one. */
  readonly rate: number | null;
  readonly first_day: string;
  readonly last_day: string;
}

/** Entries that may be put on an invoice: billable, ended, and approved where the tenant asks for that. */
const CAN_BE_BILLED = sql<boolean>`time_entries.billable and time_entries.deleted_at is null
  and time_entries.status <> all('{running,rejected,invoiced}')
  and time_entries.duration_minutes > 0
  and (time_entries.status = 'approved'
    or not coalesce((select s.needs_approval from time_settings s where s.tenant_id = time_entries.tenant_id), false))`;

/** Returns billable time of a customer or a project that is on no invoice, by task, person and rate. */
export async function listUnbilledTime(
  { tx }: Pick<TenantWrite, 'tx'>,
  {
    customerId,
    projectId,
  }: { readonly customerId: number | undefined; readonly projectId: number | undefined },
): Promise<UnbilledTime[]> {
  const { rows } = await sql<Omit<UnbilledTime, 'rate'> & { rate: string | null }>`
    select array_agg(time_entries.id order by time_entries.id)::bigint[] as ids, t.title as task_title, coalesce(p.title, '') as project_title,
      coalesce(w.display_name, '') as person, sum(time_entries.duration_minutes)::int as minutes, ${ENTRY_RATE} as rate,
      min(time_entries.entry_date)::text as first_day, max(time_entries.entry_date)::text as last_day
    from time_entries
      join tasks t on t.tenant_id = time_entries.tenant_id and t.id = time_entries.task_id
      left join projects p on p.tenant_id = t.tenant_id and p.id = t.project_id and p.deleted_at is null
      left join people w on w.tenant_id = time_entries.tenant_id and w.user_id = time_entries.user_id
    where ${CAN_BE_BILLED} and time_entries.invoice_id is null
      and ${projectId === undefined ? sql`true` : sql`t.project_id = ${projectId}`}
      and ${customerId === undefined ? sql`true` : sql`p.customer_id = ${customerId}`}
    group by t.id, t.title, p.title, w.display_name, rate
    order by p.title, t.title, w.display_name, rate
    limit 500`.execute(tx);
  return rows.map(({ rate, ids, ...row }) => ({
    ...row,
    ids: ids.map(Number),
    rate: rate === null ? null : Number(rate),
  }));
}

/**
 * Puts time entries on a draft invoice, and takes those off that it no longer names.
 * @throws `validation_failed` on `lines` when an entry cannot be billed or is on another invoice
 */
export async function claimBilledTime(
  write: TenantWrite,
  invoiceId: number,
  ids: readonly number[],
): Promise<void> {
  const { tx } = write;
  const asked = [...new Set(ids)];
  const { rows: free } = await sql<{ id: number }>`
    select id from time_entries
    where id = any(${asked}::bigint[]) and ${CAN_BE_BILLED} and coalesce(invoice_id, ${invoiceId}) = ${invoiceId}
    order by id for update`.execute(tx);
  if (free.length < asked.length || asked.length < ids.length)
    throw appError('validation_failed', {
      formErrors: { lines: 'Some of this time is not there, or is on another invoice' },
    });
  const { rows: changed } = await sql<{ id: number }>`
    update time_entries set invoice_id = case when id = any(${asked}::bigint[]) then ${invoiceId}::bigint end,
      version = version + 1, updated_at = now()
    where (invoice_id = ${invoiceId} and id <> all(${asked}::bigint[]))
      or (id = any(${asked}::bigint[]) and invoice_id is null)
    returning id`.execute(tx);
  await recordMany(
    write,
    timeEntryEntity,
    changed.map(({ id }) => id),
    'updated',
  );
}

/**
 * Checks that the time of a draft invoice may still be billed: it can be rejected, or opened again where time has to be
 * approved, after it was put on the draft.
 * @throws `validation_failed` on `lines`
 */
async function requireBillable({ tx }: TenantWrite, invoiceId: number): Promise<void> {
  const { rows } = await sql`
    select 1 from time_entries
    where invoice_id = ${invoiceId} and deleted_at is null and not (${CAN_BE_BILLED}) limit 1`.execute(
    tx,
  );
  if (rows.length > 0)
    throw appError('validation_failed', {
      formErrors: {
        lines: 'Some of this time is not approved. Have it approved, or remove it from the invoice',
      },
    });
}

/**
 * Fixes the time of an invoice that is issued.
 * @throws `validation_failed` on `lines` for time that may not be billed any more
 */
export async function markTimeInvoiced(write: TenantWrite, invoiceId: number): Promise<void> {
  const { rows: locked } =
    await sql`select 1 from time_entries where invoice_id = ${invoiceId} order by id for update`.execute(
      write.tx,
    );
  // The invoice is locked, so that nobody can add time to it meanwhile.
  if (locked.length === 0) return;
  await requireBillable(write, invoiceId);
  const { rows } = await sql<{ id: number }>`
    update time_entries set status = 'invoiced', hourly_rate = ${ENTRY_RATE}, version = version + 1, updated_at = now()
    where invoice_id = ${invoiceId} and deleted_at is null returning id`.execute(write.tx);
  await recordMany(
    write,
    timeEntryEntity,
    rows.map(({ id }) => id),
    'updated',
  );
}

/** Takes all time off invoices, such as cancelled ones, so that it can be billed again. */
export async function releaseBilledTime(
  write: TenantWrite,
  invoiceIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update time_entries set invoice_id = null, status = case when status = 'invoiced' then 'approved' else status end,
      version = version + 1, updated_at = now()
    where invoice_id = any(${invoiceIds}::bigint[]) returning id`.execute(write.tx);
  await recordMany(
    write,
    timeEntryEntity,
    rows.map(({ id }) => id),
    'updated',
  );
}
