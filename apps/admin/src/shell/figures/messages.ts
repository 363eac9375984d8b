/** Texts of charts and their tables. */
export const text = {
  shownAs: 'Show as',
  chart: 'Chart',
  table: 'Table',
} as const;
