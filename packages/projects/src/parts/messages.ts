/** Texts of the parts that projects and tasks share. */
export const text = {
  people: (names: string) => `Assigned to ${names}`,
  nobody: 'Nobody',
  noColumn: 'Not on a board',
  more: (count: number) => `+${count}`,
} as const;
