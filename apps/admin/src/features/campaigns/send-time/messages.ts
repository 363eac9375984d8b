/** Texts of the time at which a campaign is sent. */
export const text = {
  time: 'Time',
  oneTime: (zone: string) => `In the time zone ${zone}.`,
  local: 'At the local time of each person',
  localHelp:
    'Everybody gets it when their clocks show this time. People with an unknown time zone get it at your time.',
  localAbTest: 'Not with an A/B test, since its winner is sent to everybody else after the test.',
  waves: 'When people get it',
  yourTime: 'Your time',
  zones: 'Time zones',
  people: 'People',
  sent: 'Done',
  more: (count: string) => `and ${count} more`,
} as const;

/** Number of time zones that are named in a row. */
export const NAMED_ZONES = 3;
