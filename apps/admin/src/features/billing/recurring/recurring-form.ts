import { changedFields, toNumber } from '@org/admin-kit';
import type { RecurringInvoice } from '@org/schema/entities';
import {
  type DocumentFormValues,
  documentToForm,
  emptyDocumentForm,
  toDocumentBody,
} from '../model/document-form.ts';
import type { UNITS } from './messages.ts';

/** Form values of a recurring invoice: those of a document, and its schedule. */
export type RecurringFormValues = DocumentFormValues & {
  frequency: keyof typeof UNITS;
  interval: string;
  startDate: string;
  ends: 'never' | 'date' | 'count';
  endDate: string;
  maxCount: string;
  dueDays: string;
  mode: 'draft' | 'issue' | 'send';
};

/** Returns the form values of a new recurring invoice, before its defaults have come. */
export function emptyRecurringForm(): RecurringFormValues {
  return {
    ...emptyDocumentForm(),
    frequency: 'MONTHLY',
    interval: '1',
    startDate: '',
    ends: 'never',
    endDate: '',
    maxCount: '',
    dueDays: '',
    mode: 'draft',
  };
}

/** Returns frequency and interval of a rule. */
export function readRule(rrule: string): Pick<RecurringFormValues, 'frequency' | 'interval'> {
  const parts = new Map(rrule.split(';').map((part) => part.split('=', 2) as [string, string]));
  return {
    frequency: (parts.get('FREQ') ?? 'MONTHLY') as RecurringFormValues['frequency'],
    interval: parts.get('INTERVAL') ?? '1',
  };
}

function getEnd({ endDate, maxCount }: RecurringInvoice): RecurringFormValues['ends'] {
  if (endDate !== null) return 'date';
  return maxCount === null ? 'never' : 'count';
}

function getMode({ autoIssue, autoSend }: RecurringInvoice): RecurringFormValues['mode'] {
  if (autoSend) return 'send';
  return autoIssue ? 'issue' : 'draft';
}

/** Returns the form values of a stored recurring invoice. */
export function recurringToForm(record: RecurringInvoice): RecurringFormValues {
  return {
    ...documentToForm(record, '', null),
    ...readRule(record.rrule),
    startDate: record.startDate,
    ends: getEnd(record),
    endDate: record.endDate ?? '',
    maxCount: record.maxCount === null ? '' : String(record.maxCount),
    dueDays: String(record.dueDays),
    mode: getMode(record),
  };
}

/** Returns the rule of the typed frequency and interval. */
export function toRule({
  frequency,
  interval,
}: Pick<RecurringFormValues, 'frequency' | 'interval'>): string {
  const every = interval.trim() || '1';
  return every === '1' ? `FREQ=${frequency}` : `FREQ=${frequency};INTERVAL=${every}`;
}

/** Returns the values of the document without its schedule. */
export function getContent(values: RecurringFormValues): DocumentFormValues {
  const {
    frequency: _frequency,
    interval: _interval,
    startDate: _startDate,
    ends: _ends,
    endDate: _endDate,
    maxCount: _maxCount,
    dueDays: _dueDays,
    mode: _mode,
    ...content
  } = values;
  return { ...content, date: '', lastDay: '' };
}

function wholeBody(values: RecurringFormValues): Record<string, unknown> {
  const { startDate, ends, endDate, maxCount, dueDays, mode } = values;
  return {
    ...toDocumentBody(getContent(values), { date: 'invoiceDate', lastDay: 'dueDate' }),
    rrule: toRule(values),
    ...(startDate && { startDate }),
    endDate: ends === 'date' ? endDate || null : null,
    maxCount: ends === 'count' ? (toNumber(maxCount) ?? null) : null,
    ...(dueDays.trim() && { dueDays: toNumber(dueDays) }),
    autoIssue: mode !== 'draft',
    autoSend: mode === 'send',
  };
}

/** Returns the body that creates a recurring invoice, or the changed fields of a stored one, whose values are `base`. */
export function toRecurringBody(values: RecurringFormValues, base?: RecurringFormValues): object {
  const body = wholeBody(values);
  return base ? changedFields(body, wholeBody(base)) : body;
}

/** Returns the form's name of a field of a body. */
export const getRecurringField = (field: string): keyof RecurringFormValues & string =>
  (({ rrule: 'interval', autoIssue: 'mode', autoSend: 'mode' }) as const)[field as 'rrule'] ??
  (field.split(/[.[]/)[0] as keyof RecurringFormValues & string);
