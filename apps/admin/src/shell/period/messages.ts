/** Texts of the choice of a period. */
export const text = {
  periods: { '7': '7 days', '30': '30 days', '90': '90 days', '365': '12 months' },
  problems: {
    order: 'The end date is before the start date.',
    long: 'Choose a period of two years or less.',
  },
} as const;
