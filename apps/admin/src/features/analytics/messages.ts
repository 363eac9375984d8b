import type { StatDimension } from '@org/schema/entities';

/** Texts of analytics. */
export const text = {
  title: 'Visits',
  about: 'Signed-in people are not counted, and visitors only after they agree.',
  see: 'see the visits',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  download: 'Download CSV',
  visitors: 'Visitors',
  visitorsNote: 'Counted per day: someone who visits on two days counts twice.',
  views: 'Page views',
  presses: 'Button clicks',
  perVisitor: 'Pages per visitor',
  before: (value: string) => `${value} in the previous period`,
  up: (percent: string) => `${percent} more than the previous period`,
  down: (percent: string) => `${percent} fewer than the previous period`,
  same: 'No change',
  byDay: 'By day',
  shownAs: 'Show as',
  chart: 'Chart',
  table: 'Table',
  day: 'Day',
  chartName: (views: string, visitors: string) =>
    `Chart of ${views} ${views === '1' ? 'page view' : 'page views'} by ${visitors} ${visitors === '1' ? 'visitor' : 'visitors'}. Use the arrow keys to go from day to day.`,
  noDay: 'No day selected',
  ofDay: (day: string, views: string, visitors: string) =>
    `${day}: ${views} ${views === '1' ? 'page view' : 'page views'}, ${visitors} ${visitors === '1' ? 'visitor' : 'visitors'}`,
  lists: {
    page: 'Pages',
    referrer: 'Sources',
    device: 'Devices',
    button: 'Buttons',
  } satisfies Record<StatDimension, string>,
  counts: {
    page: 'Views',
    referrer: 'Views',
    device: 'Views',
    button: 'Clicks',
  } satisfies Record<StatDimension, string>,
  noneOf: {
    page: 'No page views yet.',
    referrer: 'No referrers yet.',
    device: 'No devices yet.',
    button: 'No clicks on named buttons yet. Give a button an “Event name” in its settings.',
  } satisfies Record<StatDimension, string>,
  direct: 'Direct or unknown',
  other: 'Other',
  devices: { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' } as Readonly<
    Record<string, string>
  >,
  offTitle: 'Visit counting is off',
  offText:
    'Turn it on to ask visitors for consent and count them. No cookies, and no data leaves your server.',
  offNote: 'Visit counting is off. These are earlier figures.',
  turnOn: 'Open settings',
  noneTitle: 'No visits in this period',
  noneText: 'Choose a longer period, or check again once a visitor has accepted cookies.',
} as const;
