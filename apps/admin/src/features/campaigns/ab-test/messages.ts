import type { AbMetric } from '@org/schema/entities';

/** Texts of A/B tests. */
export const text = {
  title: 'A/B test',
  turnOn: 'Test several subjects',
  turnOnHelp:
    'Some recipients get one subject each. Everybody else gets the subject that does best.',
  heading: 'Subject',
  subject: (letter: string) => `Subject ${letter}`,
  subjectAbove: 'Subject A is the one above.',
  add: 'Add a subject',
  remove: (letter: string) => `Remove subject ${letter}`,
  testPercent: 'Recipients who take part',
  percent: (value: number) => (value === 100 ? 'All, without a winner' : `${value}%`),
  metric: 'The winner has the most',
  metrics: { opens: 'Opens', clicks: 'Clicks' } satisfies Record<AbMetric, string>,
  hours: 'Choose the winner after',
  hour: (value: number) => (value === 1 ? '1 hour' : `${value} hours`),
  sent: 'Sent',
  opened: 'Opened',
  clicked: 'Clicked',
  winner: 'Winner',
  ahead: 'Ahead',
  tests: 'Subjects of the A/B test',
  waiting: (count: string, n: number) =>
    n === 1 ? '1 person waits for the winner' : `${count} people wait for the winner`,
  decides: (time: string, metric: string) => `It is chosen ${time} by ${metric}.`,
  sure: 'The lead is too large to be chance (95% confidence).',
  unsure: 'The lead may be chance.',
  choose: 'Send now',
  chooseTitle: (subject: string) => `Send “${subject}” to everybody else now?`,
  chooseAbout: (count: string, n: number) =>
    `${n === 1 ? '1 person gets' : `${count} people get`} this subject without waiting for the end of the test. This cannot be undone.`,
  chooseConfirm: 'Send it',
  chooseAction: 'Choose the winner of the A/B test',
} as const;

/** Returns the letter of a subject. */
export const letterAt = (index: number): string => String.fromCodePoint(65 + index);
