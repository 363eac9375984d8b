import { expect, it } from 'vitest';
import { sampleSender } from '../../../../test/support/sample-order.ts';
import {
  drawTimesheet,
  type TimesheetInput,
  type TimesheetLine,
  toTimesheetPaper,
} from './timesheet-paper.ts';

const LINE: TimesheetLine = {
  day: '2026-03-02',
  task: 'Plant the beds',
  project: 'Yard',
  description: 'Ferns',
  start: new Date('2026-03-02T13:05:00Z'),
  end: new Date('2026-03-02T15:35:00Z'),
  minutes: 150,
  billable: true,
  status: 'approved',
};

const input = (
  lines: readonly TimesheetLine[],
  over: Partial<TimesheetInput['timesheet']> = {},
): TimesheetInput => ({
  timesheet: {
    person: 'Ada Moreau',
    startDate: '2026-03-02',
    endDate: '2026-03-08',
    lines,
    workingMinutes: 2400,
    needsApproval: true,
    ...over,
  },
  sender: { ...sampleSender, locale: 'de-DE', timezone: 'Europe/Berlin' },
});

it('writes days and times in the language and time zone of the company', () => {
  const paper = toTimesheetPaper(input([LINE]));
  expect(paper.details).toEqual(['2. März 2026 – 8. März 2026']);
  expect(paper.columns.map(({ title }) => title)).toEqual([
    'Task',
    'Day',
    'Time',
    'Status',
    'Hours',
  ]);
  expect(paper.rows).toEqual([
    {
      cells: ['Plant the beds', 'Mo., 2. März 2026', '14:05 – 16:35', 'Approved', '2:30'],
      detail: 'Yard · Ferns',
    },
  ]);
});

it('leaves out times and statuses that no line needs, and sums up hours', () => {
  const plain = { ...LINE, start: null, end: null };
  const lines = [plain, { ...plain, minutes: 35, billable: false }];
  const paper = toTimesheetPaper(input(lines, { needsApproval: false }));
  expect(paper.columns.map(({ title }) => title)).toEqual(['Task', 'Day', 'Hours']);
  expect(paper.totals.map(({ label, amount }) => [label, amount])).toEqual([
    ['Working hours', '40:00'],
    ['Billable hours', '2:30'],
    ['Total hours', '3:05'],
  ]);
});

it('draws a long timesheet on as many pages as it needs', async () => {
  const pdf = await drawTimesheet(input(Array.from({ length: 100 }, () => LINE)));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
});
