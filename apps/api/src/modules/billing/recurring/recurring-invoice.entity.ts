import {
  RECURRING_INVOICE_FIELDS,
  type RecurringInvoice,
  type RecurringInvoiceCreate,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { RecurringInvoiceRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity, joinSubtitle } from '../../../kernel/entities/define-entity.ts';
import type { Columns, TagsOf } from '../../../kernel/entities/entity-definition.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { documentColumns, readDefaults } from '../documents/document-columns.ts';
import { CONTENT_COLUMNS, contentRecords } from '../documents/document-records.ts';
import { readRule } from './schedule-days.ts';
import { activeColumns, PAUSED, type Progress } from './schedule-state.ts';

/** Fields of a new or changed recurring invoice; the server alone sets where it comes from and that a copy is paused. */
export type RecurringFields = Partial<RecurringInvoiceCreate> & {
  readonly quote_id?: number;
  readonly isPaused?: boolean;
  readonly status?: 'active' | 'paused';
};

const fieldError = (field: string, message: string) =>
  appError('validation_failed', { formErrors: { [field]: message } });

/**
 * Returns the columns of the schedule.
 * @throws `validation_failed` on the field
 */
function scheduleColumns(
  fields: RecurringFields,
  current: RecurringInvoiceRecord | undefined,
  today: string,
) {
  const columns = {
    rrule: fields.rrule === undefined ? (current?.rrule ?? 'FREQ=MONTHLY') : readRule(fields.rrule),
    start_date: fields.startDate ?? current?.start_date ?? today,
    end_date: fields.endDate === undefined ? (current?.end_date ?? null) : fields.endDate,
    max_count: fields.maxCount === undefined ? (current?.max_count ?? null) : fields.maxCount,
  };
  if (columns.end_date !== null && columns.end_date < columns.start_date)
    throw fieldError('endDate', 'The last day must not be before the first day');
  return columns;
}

/**
 * Returns whether invoices are issued and emailed.
 * @throws `validation_failed` for what the user may not do by hand either
 */
function automaticColumns(
  { actor }: TenantWrite,
  fields: RecurringFields,
  current: RecurringInvoiceRecord | undefined,
) {
  const auto_issue = fields.autoIssue ?? current?.auto_issue ?? false;
  const auto_send = (fields.autoSend ?? current?.auto_send ?? false) && auto_issue;
  if (fields.autoSend && !auto_issue)
    throw fieldError('autoSend', 'Only issued invoices can be emailed');
  if (auto_issue && !current?.auto_issue && !hasPermission(actor, 'invoices.can_update'))
    throw fieldError('autoIssue', 'You may not issue invoices');
  if (auto_send && !current?.auto_send && !hasPermission(actor, 'invoices.can_send'))
    throw fieldError('autoSend', 'You may not email invoices');
  return { auto_issue, auto_send };
}

/** Returns the status columns after a change of the schedule; none while it stays the same. */
function statusColumns(
  fields: RecurringFields,
  current: RecurringInvoiceRecord | undefined,
  { schedule, today }: { readonly schedule: ReturnType<typeof scheduleColumns>; today: string },
): Columns {
  const progress: Progress = {
    ...schedule,
    invoice_count: current?.invoice_count ?? 0,
    last_date: current?.last_date ?? null,
  };
  if (!current) {
    const active = activeColumns(progress, today);
    if (active.status === 'ended')
      throw fieldError('endDate', 'This schedule has no day left. Choose a later end');
    return fields.isPaused ? PAUSED : active;
  }
  const isChanged = (['rrule', 'start_date', 'end_date', 'max_count'] as const).some(
    (name) => schedule[name] !== current[name],
  );
  if (!isChanged) return {};
  const active = activeColumns(progress, today);
  if (current.status === 'active') return active;
  if (current.status === 'ended' && active.status === 'active') return PAUSED;
  return {};
}

/**
 * Checks that invoices can be issued without a person.
 * @throws `validation_failed` on the missing field
 */
function requireIssuable(columns: Columns): void {
  if (columns.customer_id === null) throw fieldError('customer_id', 'Choose a customer');
  const lines = JSON.parse(String(columns.lines)) as { readonly type: string }[];
  if (!lines.some(({ type }) => type !== 'text'))
    throw fieldError('lines', 'Add at least one line');
}

async function toColumns(
  write: TenantWrite,
  fields: RecurringFields,
  current: RecurringInvoiceRecord | undefined,
): Promise<Columns> {
  const defaults = await readDefaults(write);
  const { settings, today } = defaults;
  const schedule = scheduleColumns(fields, current, today);
  const automatic = automaticColumns(write, fields, current);
  const content = await documentColumns(write, fields, current, defaults);
  if (automatic.auto_issue) requireIssuable(content);
  return {
    ...(!current && fields.terms === undefined && { terms: settings.invoiceTerms }),
    ...content,
    ...schedule,
    ...automatic,
    ...statusColumns(fields, current, { schedule, today }),
    due_days: fields.dueDays ?? current?.due_days ?? settings.dueDays,
    ...(fields.quote_id !== undefined && { quote_id: fields.quote_id }),
  };
}

async function toRecords(
  tx: TenantTx,
  rows: readonly RecurringInvoiceRecord[],
  getTags: TagsOf,
): Promise<RecurringInvoice[]> {
  if (rows.length === 0) return [];
  const toContent = await contentRecords(tx, rows, getTags);
  return rows.map((row) => ({
    ...toContent(row),
    status: row.status,
    rrule: row.rrule,
    startDate: row.start_date,
    endDate: row.end_date,
    maxCount: row.max_count,
    dueDays: row.due_days,
    autoIssue: row.auto_issue,
    autoSend: row.auto_send,
    nextDate: row.next_date,
    invoiceCount: row.invoice_count,
    notice: row.notice,
    quoteId: row.quote_id,
  }));
}

/**
 * Pauses or resumes many recurring invoices.
 * @throws `validation_failed` on `status`, with the title of one that is over
 */
async function setStatus(
  write: TenantWrite,
  ids: readonly number[],
  { status }: RecurringFields,
): Promise<void> {
  if (status === undefined) return;
  const { today } = await readDefaults(write);
  const rows = await write.tx
    .selectFrom('recurring_invoices')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('status', '!=', status)
    .execute();
  for (const row of rows) {
    if (status === 'paused' && row.status === 'ended') continue;
    const columns = status === 'paused' ? PAUSED : activeColumns(row, today);
    if (columns.status === 'ended')
      throw fieldError('status', `The schedule of “${row.title || row.customer_name}” is over`);
    await write.tx
      .updateTable('recurring_invoices')
      .set(columns)
      .where('id', '=', row.id)
      .execute();
  }
}

/** Entity of recurring invoices. */
export const recurringInvoiceEntity = defineEntity<
  RecurringInvoiceRecord,
  RecurringInvoice,
  RecurringFields
>({
  entity: 'recurring_invoice',
  plural: 'recurringInvoices',
  words: ['recurring invoice', 'recurring invoices'],
  module: 'invoices',
  table: 'recurring_invoices',
  ownerColumns: ['author_id'],
  list: {
    fields: RECURRING_INVOICE_FIELDS,
    usual: { by: 'nextDate', direction: 'asc' },
    columns: [
      ...CONTENT_COLUMNS,
      'rrule',
      'start_date',
      'end_date',
      'max_count',
      'due_days',
      'auto_issue',
      'auto_send',
      'next_date',
      'invoice_count',
      'notice',
      'quote_id',
    ],
    orders: {
      // Those without a next day come last.
      nextDate: { kind: 'day', value: sql.ref('recurring_invoices.next_key'), isColumn: true },
    },
    filters: {
      nextDate: { type: 'date', value: sql.ref('recurring_invoices.next_date'), isDay: true },
    },
  },
  ownFilters: ({ customer_id, status }) => [
    ...(customer_id === undefined
      ? []
      : [sql<boolean>`recurring_invoices.customer_id = ${customer_id}`]),
    ...(status === undefined ? [] : [sql<boolean>`recurring_invoices.status = ${status}`]),
  ],
  toColumns,
  toBulkColumns: (_write, { dueDays }) => (dueDays === undefined ? {} : { due_days: dueDays }),
  keepMany: (write, ids, set) => setStatus(write, ids, set as RecurringFields),
  toRecords,
  // Nobody expects that invoices come again with a restored record.
  beforeRestore: async ({ tx }, ids) => {
    await tx
      .updateTable('recurring_invoices')
      .set(PAUSED)
      .where('id', 'in', [...ids, 0])
      .where('status', '=', 'active')
      .execute();
  },
  searchTexts: ({ title, customer_name, billTo, poNumber }) => [
    title,
    customer_name,
    billTo?.company,
    billTo?.email,
    poNumber,
  ],
  getTitle: ({ title, customer_name }) => title || customer_name || 'Recurring invoice',
  getSubtitle: ({ title, customer_name }) => joinSubtitle(title ? customer_name : ''),
});
