import type { DocumentLineWrite } from '@org/schema/entities';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import {
  claimBilledTime,
  listUnbilledTime,
  releaseBilledTime,
  type UnbilledTime,
} from '../../work/index.ts';

/**
 * Puts the time entries that lines name on their draft invoice.
 * @throws `validation_failed` on `lines`
 */
export async function claimTimeEntries(
  write: TenantWrite,
  invoiceId: number,
  lines: readonly Pick<DocumentLineWrite, 'timeEntryIds'>[],
): Promise<void> {
  await claimBilledTime(
    write,
    invoiceId,
    lines.flatMap(({ timeEntryIds }) => timeEntryIds),
  );
}

/** Takes all time off invoices, so that it can be billed again. */
export async function releaseTimeEntries(
  write: TenantWrite,
  invoiceIds: readonly number[],
): Promise<void> {
  await releaseBilledTime(write, invoiceIds);
}

/** Quantity of hours, with four decimals. */
const hours = (minutes: number): number => Math.round((minutes / 60) * 10_000) / 10_000;

function toLine({
  ids,
  task_title,
  project_title,
  person,
  minutes,
  rate,
  first_day,
  last_day,
}: UnbilledTime): DocumentLineWrite {
  const period = first_day === last_day ? first_day : `${first_day} – ${last_day}`;
  return {
    type: 'time',
    productId: null,
    variantId: null,
    timeEntryIds: [...ids],
    sku: '',
    name: project_title ? `${project_title}: ${task_title}` : task_title,
    description: [person, period].filter(Boolean).join(', '),
    quantity: hours(minutes),
    unit: 'h',
    unitPrice: rate ?? 0,
    discountType: 'percent',
    discount: 0,
    taxIds: undefined,
  };
}

/** Returns unbilled time as lines of an invoice, with its minutes. */
export async function unbilledLines(
  write: Pick<TenantWrite, 'tx'>,
  asked: { readonly customerId: number | undefined; readonly projectId: number | undefined },
): Promise<{ lines: DocumentLineWrite[]; minutes: number }> {
  const time = await listUnbilledTime(write, asked);
  return {
    lines: time.map(toLine),
    minutes: time.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}
