/** Texts of charts, their tables, and figures of emails. */
export const text = {
  shownAs: 'Show as',
  chart: 'Chart',
  table: 'Table',
  chartKeys: 'Use the arrow keys to read the values.',
  day: 'Day',
  total: 'Total',
  programs: (opens: string, clicks: string) =>
    `Not counted, because programs such as virus scanners did it. Opens: ${opens}. Clicks: ${clicks}.`,
  proxies: (opens: string) =>
    `Apple Mail loaded the pictures of ${opens} emails in advance. These may or may not have been read, so they do not count as opened.`,
} as const;
