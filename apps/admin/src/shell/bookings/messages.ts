/** Texts of bookings of forms. */
export const text = {
  overbooked: 'Overbooked',
  booked: (booked: number, places: number) =>
    `${booked} booked for ${places === 1 ? '1 place' : `${places} places`}`,
  more: (count: number) => (count === 1 ? 'One more time' : `${count} more times`),
} as const;
