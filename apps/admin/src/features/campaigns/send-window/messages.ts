/** Texts of the sending times of a campaign. */
export const text = {
  title: 'Sending times',
  turnOn: 'Send only at certain times',
  turnOnHelp: (zone: string) =>
    `Outside of them, sending waits until they begin again. Times are in the time zone ${zone}.`,
  days: 'Days',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  from: 'From',
  to: 'Until',
  nextDay: 'On the next day',
} as const;
