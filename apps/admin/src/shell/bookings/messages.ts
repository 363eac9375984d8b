/** Texts of bookings of forms. */
export const text = {
  overbooked: 'Overbooked',
  time: (time: string, booked: number, places: number, form: string) =>
    `${time}: ${booked} booked for ${places === 1 ? '1 place' : `${places} places`} (${form})`,
  more: (count: number) => (count === 1 ? 'One more time' : `${count} more times`),
} as const;
