/** Texts of charts and their tables. */
export const text = {
  shownAs: 'Show as',
  chart: 'Chart',
  table: 'Table',
  chartKeys: 'Use the arrow keys to read the values.',
  day: 'Day',
  total: 'Total',
} as const;
