/** Texts of screens that are missing or failed, and of the period of reports. */
export const text = {
  notFoundTitle: 'Page not found',
  notFoundText: 'The address is wrong, or the screen has moved.',
  toOverview: 'Go to the overview',
  crashTitle: 'This screen ran into a problem',
  crashHint: 'Try again. What you saved before is safe.',
  missingHint: 'It may have been deleted, or its address has changed.',
  toList: 'Back to the list',
  period: 'Period',
  ownPeriod: 'Other dates',
  from: 'From',
  to: 'To',
} as const;

/** Texts of a DNS record. */
export const dnsText = {
  type: 'Type',
  name: 'Name',
  value: 'Value',
  copyName: 'Copy name',
  copyValue: 'Copy value',
} as const;
