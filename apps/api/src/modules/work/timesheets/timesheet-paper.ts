import type { TimeEntryStatus } from '@org/schema/entities';
import {
  type DocumentSender,
  drawDocuments,
  latinLocale,
  type PaperColumn,
  type PaperDocument,
} from '../../../kernel/pdf/draw-documents.ts';

/** A line of a timesheet. */
export interface TimesheetLine {
  /** Day such as `2026-03-01`. */
  readonly day: string;
  readonly task: string;
  readonly project: string;
  readonly description: string;
  /** Null for time without a start and an end. */
  readonly start: Date | null;
  readonly end: Date | null;
  readonly minutes: number;
  readonly billable: boolean;
  readonly status: TimeEntryStatus;
}

/** The time of a person in a period. */
export interface Timesheet {
  readonly person: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly lines: readonly TimesheetLine[];
  /** Minutes that the person works in the period, by their working hours. */
  readonly workingMinutes: number;
  /** True when time has to be approved, so that the statuses of lines are shown. */
  readonly needsApproval: boolean;
}

/** Timesheet to draw, with the company that it is of. */
export interface TimesheetInput {
  readonly timesheet: Timesheet;
  readonly sender: DocumentSender;
}

const STATUS_NAMES: Readonly<Record<TimeEntryStatus, string>> = {
  running: 'Running',
  draft: 'Not submitted',
  submitted: 'Submitted',
  approved: 'Approved',
  rejected: 'Rejected',
  invoiced: 'Approved',
};

/** Returns minutes as hours and minutes, such as `37:30`. */
const clock = (minutes: number): string => {
  const whole = Math.abs(minutes);
  const sign = minutes < 0 ? '−' : '';
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Formats of days and times in the language of the company. */
function getFormats(sender: DocumentSender) {
  const locale = latinLocale(sender);
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const times = new Intl.DateTimeFormat(locale, {
    timeStyle: 'short',
    timeZone: sender.timezone,
  });
  const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
  return {
    day: (day: string) => days.format(at(day)),
    long: (day: string) => long.format(at(day)),
    span: ({ start, end }: Pick<TimesheetLine, 'start' | 'end'>) =>
      start && end ? `${times.format(start)} – ${times.format(end)}` : '',
  };
}

/** Returns a timesheet as it is drawn. */
export function toTimesheetPaper({ timesheet, sender }: TimesheetInput): PaperDocument {
  const { person, startDate, endDate, lines, workingMinutes, needsApproval } = timesheet;
  const { day, long, span } = getFormats(sender);
  const total = lines.reduce((sum, { minutes }) => sum + minutes, 0);
  const billable = lines.reduce((sum, one) => sum + (one.billable ? one.minutes : 0), 0);
  const hasTimes = lines.some(({ start }) => start !== null);
  const columns: readonly (PaperColumn & { readonly value: (line: TimesheetLine) => string })[] = [
    { title: 'Task', isStrong: true, value: ({ task }) => task },
    { title: 'Day', width: 104, value: (line) => day(line.day) },
    ...(hasTimes ? [{ title: 'Time', width: 104, value: span }] : []),
    ...(needsApproval
      ? [
          {
            title: 'Status',
            width: 72,
            value: ({ status }: TimesheetLine) => STATUS_NAMES[status],
          },
        ]
      : []),
    { title: 'Hours', isFigure: true, value: ({ minutes }) => clock(minutes) },
  ];
  return {
    title: 'Timesheet',
    details: [`${long(startDate)} – ${long(endDate)}`],
    showsTaxNumber: false,
    parties: [['Person', person]],
    columns,
    rows: lines.map((line) => ({
      cells: columns.map(({ value }) => value(line)),
      detail: [line.project, line.description].filter(Boolean).join(' · '),
    })),
    totals: [
      ...(workingMinutes > 0 ? [{ label: 'Working hours', amount: clock(workingMinutes) }] : []),
      { label: 'Billable hours', amount: clock(billable) },
      { label: 'Total hours', amount: clock(total), style: { weight: 600, size: 11 } },
    ],
    notes: [
      ...(lines.length === 0 ? ['No time was tracked in this period.'] : []),
      '\n\nDate and signature: ________________________________',
    ],
  };
}

/** Draws a timesheet. Shape: → PDF. */
export function drawTimesheet(input: TimesheetInput): Promise<Buffer> {
  return drawDocuments(
    [toTimesheetPaper(input)],
    input.sender,
    `Timesheet of ${input.timesheet.person}`,
  );
}
