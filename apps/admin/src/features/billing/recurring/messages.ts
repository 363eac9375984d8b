import type { RecurringStatus } from '@org/schema/entities';
import type { Tone } from '@org/ui';

/** Label and color of each status of a recurring invoice. */
export const RECURRING_STATUS: Readonly<Record<RecurringStatus, { label: string; tone: Tone }>> = {
  active: { label: 'Active', tone: 'success' },
  paused: { label: 'Paused', tone: 'warning' },
  ended: { label: 'Ended', tone: 'neutral' },
};

/** Units of an interval, singular and plural. */
export const UNITS = {
  DAILY: ['day', 'days'],
  WEEKLY: ['week', 'weeks'],
  MONTHLY: ['month', 'months'],
  YEARLY: ['year', 'years'],
} as const;

/** Labels of the fields of a schedule. */
export const SCHEDULE_LABELS = {
  frequency: 'Unit',
  interval: 'Every',
  startDate: 'First invoice',
  ends: 'Ends',
  endDate: 'Last day',
  maxCount: 'Number of invoices',
  dueDays: 'Days until due',
  mode: 'On each day',
  rrule: 'Repeat',
  autoIssue: 'On each day',
  autoSend: 'On each day',
} as const;

/** Texts of recurring invoices. */
export const text = {
  title: 'Recurring invoices',
  new: 'New recurring invoice',
  all: 'All recurring invoices',
  untitled: 'Recurring invoice',
  none: 'No recurring invoices yet',
  noneText:
    'Set up an invoice once, and it is created on its days: as a draft, or issued and emailed.',
  schedule: 'Schedule',
  endsNever: 'Never',
  endsOn: 'On a day',
  endsAfter: 'After a number of invoices',
  draft: 'Create a draft',
  issue: 'Issue the invoice',
  send: 'Issue and email the invoice',
  fieldsHelp:
    'In the title, lines and notes you can write {month}, {year}, {period} and {day}; each invoice fills them in.',
  nextDays: 'Next invoices',
  noDays: 'No more invoices',
  daysWhenResumed: 'Once it is resumed',
  daysFailed: 'The days cannot be shown yet.',
  invoices: 'Invoices',
  noInvoices: 'No invoices yet',
  more: (count: number) => `and ${count} more`,
  draftInvoice: 'Draft',
  pause: 'Pause',
  resume: 'Resume',
  makeNow: 'Create now',
  makeTitle: 'Create the next invoice now?',
  makeText: (day: string) =>
    `The invoice of ${day} is created today, and the schedule goes on with the day after.`,
  openInvoice: 'Open invoice',
  needsAttention: 'Needs attention',
  every: (interval: number, frequency: keyof typeof UNITS) =>
    interval === 1 ? `Every ${UNITS[frequency][0]}` : `Every ${interval} ${UNITS[frequency][1]}`,
  changed: (count: number, verb: string) =>
    count === 1 ? `1 recurring invoice ${verb}` : `${count} recurring invoices ${verb}`,
} as const;
