import { dayPlus } from '@org/schema';
import type { RecurringInvoiceRecord } from '../../../kernel/database/records.ts';
import { toLineBodies } from '../documents/price-lines.ts';
import { dayAfter } from './schedule-days.ts';
import { toSchedule } from './schedule-state.ts';

/** Returns the values of the fields of texts, such as `{month}`, for the invoice of one day. */
function getFieldValues(
  row: Pick<RecurringInvoiceRecord, 'rrule' | 'start_date'>,
  day: string,
  locale: string,
): Readonly<Partial<Record<string, string>>> {
  const at = new Date(`${day}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions, date: Date): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  const next = dayAfter({ ...toSchedule(row), endDate: null }, day);
  const last = next === undefined ? day : dayPlus(next, -1);
  return {
    day: format({ dateStyle: 'medium' }, at),
    month: format({ month: 'long' }, at),
    year: format({ year: 'numeric' }, at),
    period:
      last === day
        ? format({ dateStyle: 'medium' }, at)
        : `${format({ dateStyle: 'medium' }, at)} – ${format({ dateStyle: 'medium' }, new Date(`${last}T00:00:00Z`))}`,
  };
}

/** Replaces the fields of a text; unknown names in braces stay as they are. */
function fillFields(text: string, values: Readonly<Partial<Record<string, string>>>): string {
  return text.replaceAll(/\{([a-z]{1,10})\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Maximum length of a title, and of the name of a line, after its fields are replaced. */
const MAX_TITLE = 200;
const MAX_NAME = 300;

/** Returns the fields of the invoice of one day: the content of a recurring invoice with its fields replaced. */
export function filledFields(row: RecurringInvoiceRecord, day: string, locale: string) {
  const values = getFieldValues(row, day, locale);
  const fill = (text: string): string => fillFields(text, values);
  return {
    title: fill(row.title).slice(0, MAX_TITLE),
    customer_id: row.customer_id,
    vehicle_id: row.vehicle_id,
    projectId: row.project_id,
    poNumber: row.po_number,
    currency: row.currency,
    taxInclusive: row.tax_inclusive,
    lines: toLineBodies(row.lines).map((line) => ({
      ...line,
      name: fill(line.name).slice(0, MAX_NAME),
      description: fill(line.description),
      timeEntryIds: [],
    })),
    depositType: row.deposit_type,
    deposit: Number(row.deposit),
    terms: row.terms,
    publicNotes: fill(row.public_notes),
    privateNotes: row.private_notes,
    footer: row.footer,
  };
}
