/** What the fields of a form submission are called. */
export const LABELS = {
  subject: 'Subject',
  form_name: 'Form name',
  email: 'Email',
  status: 'Status',
  message: 'Message',
} as const;

/** Texts of form submissions. */
export const text = {
  many: 'Form submissions',
  one: 'Form submission',
  new: 'New form submission',
  untitled: 'Untitled',
  create: 'Create form submission',
  save: 'Save form submission',
  created: 'Form submission created',
  saved: 'Form submission saved',
  see: 'see form submissions',
  add: 'add form submissions',
  all: 'All form submissions',
  emptyTitle: 'No form submissions yet',
  emptyText: 'Make the first one, or take a file in.',
} as const;
