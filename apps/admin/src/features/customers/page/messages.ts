import type { ActivityEntry, ActivityType, CustomerCount } from '@org/schema/entities';

/** Labels of the counts of a customer. */
export const COUNTS: Readonly<Record<CustomerCount, readonly [one: string, many: string]>> = {
  orders: ['order', 'orders'],
  openQuotes: ['open quote', 'open quotes'],
  unpaidInvoices: ['unpaid invoice', 'unpaid invoices'],
  openProjects: ['open project', 'open projects'],
  openTasks: ['open task', 'open tasks'],
};

/** Labels of the filter of the activity. */
export const TYPES: Readonly<Record<ActivityType, string>> = {
  note: 'Notes',
  email: 'Emails',
  order: 'Orders',
  quote: 'Quotes',
  invoice: 'Invoices',
  payment: 'Payments',
  task: 'Tasks',
  project: 'Projects',
  form: 'Forms',
  customer: 'Customer record',
};

/** Sentences of entries by type and event; `#` stands for the title or number of the record. */
const SENTENCES: Readonly<Record<string, string>> = {
  'note added': 'Note: #',
  'form submitted': 'Sent the form #',
  'email sent': 'Email sent: #',
  'email replied': 'Replied by email: #',
  'order placed': 'Order # placed',
  'order fulfilled': 'Order # fulfilled',
  'order cancelled': 'Order # cancelled',
  'order mail': 'Email about order # sent',
  'payment paid': 'Payment received for #',
  'payment refunded': 'Refund for #',
  'project created': 'Project # started',
  'task created': 'Task # added',
  'task completed': 'Task # completed',
  'customer created': 'Customer added',
  'customer restored': 'Customer restored from the trash',
  'customer merged': 'Merged with #',
  'customer merge_undone': 'Merged with #, and undone',
};

/** Events of quotes and invoices. */
const DOCUMENT_EVENTS: Readonly<Record<string, string>> = {
  created: 'created',
  issued: 'issued',
  sent: 'sent by email',
  mail_failed: 'not sent: the email failed',
  reminded: 'reminder sent',
  viewed: 'opened by the customer',
  commented: 'commented on',
  accepted: 'accepted',
  declined: 'declined',
  converted: 'converted',
  payment_removed: 'payment removed',
  payment_mismatch: 'payment of another amount',
  credited: 'credited',
  credit_used: 'paid with credit',
  cancelled: 'cancelled',
};

/** Returns an entry of the activity as a sentence. */
export function describeEntry({ type, action, title }: ActivityEntry): string {
  const name = title || text.untitled;
  const sentence = SENTENCES[`${type} ${action}`];
  if (sentence) return sentence.replace('#', () => name);
  const noun = type === 'quote' ? 'Quote' : 'Invoice';
  return `${noun} ${name} ${DOCUMENT_EVENTS[action] ?? action}`;
}

/** Texts of the page of a customer. */
export const text = {
  untitled: 'Untitled',
  spent: 'Paid so far',
  balance: 'Balance due',
  nothingDue: 'Nothing due',
  overdue: (amount: string) => `${amount} overdue`,
  credit: (amount: string) => `${amount} credit`,
  openWork: 'Open work',
  noWork: 'Nothing open',
  next: 'Next date',
  noNext: 'Nothing planned',
  figuresFailed: 'The figures could not be loaded',
  details: 'Contact details',
  edit: 'Edit details',
  editField: (label: string) => `Edit ${label.toLowerCase()}`,
  missing: 'Add',
  primary: 'Main contact',
  contacts: 'Contacts',
  addresses: 'Addresses',
  vehicles: 'Vehicles',
  activity: 'Activity',
  filter: 'Show',
  all: 'Everything',
  activityFailed: 'The activity could not be loaded',
  noActivity: 'Nothing yet. Add a note, send an email or create a quote to begin.',
  noneOfType: 'Nothing of this kind yet.',
  older: 'Show older entries',
  undoMerge: 'Undo merge',
  undoMergeTitle: 'Undo this merge?',
  undoMergeText:
    'The merged customers come back from the trash with their records. Changes made since then stay.',
  mergeUndone: 'Merge undone',
  composer: 'Add to the activity',
  note: 'Note',
  task: 'Task',
  email: 'Email',
  noteTitle: 'Title',
  noteContent: 'Note',
  saveNote: 'Save note',
  noteSaved: 'Note saved',
  taskTitle: 'Task',
  taskProject: 'Project',
  taskDue: 'Due date',
  saveTask: 'Add task',
  taskSaved: 'Task added',
  noProject: 'Tasks belong to a project. Start one for this customer first.',
  newProject: 'New project',
  to: 'To',
  subject: 'Subject',
  message: 'Message',
  sendEmail: 'Send email',
  emailSent: 'Email sent',
  noEmail: 'This customer has no email address. Add one to write to them.',
  noServer:
    'No mail server is set up: emails go to the mailbox of this installation instead of the customer.',
  newQuote: 'New quote',
  newInvoice: 'New invoice',
} as const;
