/** Labels of a note's fields. */
export const LABELS = {
  title: 'Title',
  content: 'Text',
  due_date: 'Due',
  customer_id: 'Customer',
  pinned: 'Pinned',
  done: 'Done',
} as const;

/** Texts of notes. */
export const text = {
  notes: 'Notes',
  note: 'Note',
  newNote: 'New note',
  untitled: 'Untitled',
  create: 'Create note',
  save: 'Save note',
  created: 'Note created',
  saved: 'Note saved',
  see: 'see notes',
  add: 'add notes',
  all: 'All notes',
  emptyTitle: 'No notes yet',
  emptyText: 'Write a note about a customer, or a general one.',
  noCustomer: 'No customer',
  findCustomer: 'Type a name',
  nothingFound: 'No customers found.',
  done: 'Done',
  open: 'Open',
} as const;
