import type { StatDimension } from '@org/schema';

/** Texts of the visits. */
export const text = {
  title: 'Visits',
  about: 'People who are signed in are not counted, and visitors only once they agree.',
  see: 'see the visits',
  period: 'Period',
  periods: { '7': '7 days', '30': '30 days', '90': '90 days', '365': '12 months' },
  from: 'From',
  to: 'To',
  problems: {
    order: 'The last day comes before the first one.',
    long: 'Choose two years at most.',
  },
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  download: 'Download CSV',
  visitors: 'Visitors',
  visitorsNote: 'Counted per day: someone who visits on two days counts twice.',
  views: 'Page views',
  presses: 'Button presses',
  perVisitor: 'Pages per visitor',
  before: (value: string) => `${value} in the period before`,
  up: (percent: string) => `${percent} more than before`,
  down: (percent: string) => `${percent} fewer than before`,
  same: 'As before',
  byDay: 'Day by day',
  shownAs: 'Shown as',
  chart: 'Chart',
  table: 'Table',
  day: 'Day',
  chartName: (views: string, visitors: string) =>
    `Chart of ${views} ${views === '1' ? 'page view' : 'page views'} by ${visitors} ${visitors === '1' ? 'visitor' : 'visitors'}. Use the arrow keys to go from day to day.`,
  noDay: 'No day chosen',
  ofDay: (day: string, views: string, visitors: string) =>
    `${day}: ${views} ${views === '1' ? 'page view' : 'page views'}, ${visitors} ${visitors === '1' ? 'visitor' : 'visitors'}`,
  lists: {
    page: 'Pages',
    referrer: 'Where from',
    device: 'Devices',
    button: 'Buttons',
  } satisfies Record<StatDimension, string>,
  counts: {
    page: 'Views',
    referrer: 'Views',
    device: 'Views',
    button: 'Presses',
  } satisfies Record<StatDimension, string>,
  noneOf: {
    page: 'No page was seen.',
    referrer: 'No referrers yet.',
    device: 'No device yet.',
    button: 'No button with a name was pressed. Give a button an “Event name” in its settings.',
  } satisfies Record<StatDimension, string>,
  direct: 'Direct or unknown',
  other: 'Other',
  devices: { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' } as Readonly<
    Record<string, string>
  >,
  offTitle: 'Visits are not counted',
  offText:
    'Switch it on, and visitors are asked whether they may be counted. There are no cookies and no other company in it.',
  offNote: 'Visits are not counted at present; this is what was counted before.',
  turnOn: 'Open its settings',
  noneTitle: 'No visits in this period',
  noneText: 'Choose a longer period, or check again once a visitor has accepted cookies.',
} as const;
