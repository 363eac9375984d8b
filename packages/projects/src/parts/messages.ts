/** Texts of the parts that projects and tasks share. */
export const text = {
  people: (names: string) => `Assigned to ${names}`,
  noColumn: 'Not on a board',
  more: (count: number) => `+${count}`,
  nobodyFound: 'No people found.',
  overdue: 'overdue',
  hours: (hours: string) => `${hours} h`,
  minutes: (minutes: string) => `${minutes} min`,
  hidden: (noun: string) => `Hidden ${noun}`,
  board: 'Board',
  noBoard: 'No board',
  boardsFailed: 'The boards could not be loaded.',
  column: 'Column',
  noColumns: 'Choose a board first',
  firstColumn: 'First column',
  columnsFailed: 'The columns could not be loaded.',
} as const;
