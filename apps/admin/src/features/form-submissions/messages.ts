import type { Notified } from '@org/schema';

/** Texts of form submissions. */
export const text = {
  many: 'Form submissions',
  see: 'see form submissions',
  all: 'All form submissions',
  aside: 'Submission details',
  untitled: 'A visitor',
  emptyTitle: 'No form submissions yet',
  emptyText:
    'What visitors send by the forms of your pages comes in here. Put a form on a page to begin.',
  toPages: 'Go to pages',
  sent: 'What was sent',
  files: 'Files',
  nothing: 'Nothing was filled in.',
  page: 'Page',
  form: 'Form',
  customer: 'Customer',
  openCustomer: 'Open the customer',
  writtenDown: 'Written down by staff',
  handling: 'Handling',
  status: 'Status',
  assignee: 'Assigned to',
  nobody: 'Unassigned',
  campaign: 'Came by',
  answers: 'Answers',
  answer: 'Answer by mail',
  answerTo: (email: string) => `Goes to ${email}. An answer to it comes back to you.`,
  noEmail: 'No email address to reply to.',
  subject: 'Subject',
  text: 'Text',
  send: 'Send answer',
  re: (form: string) => `Re: ${form}`,
  answered: 'The answer is on its way',
  markUnread: 'Mark as unread',
  spam: 'Spam',
  noSpam: 'Not spam',
  archive: 'Archive',
  changed: 'Saved',
  unread: 'Unread',
  notify: 'Tell them now',
} as const;

/** What became of the mail to the recipients of the form. */
export const NOTIFIED_TEXT: Readonly<Record<Notified, string>> = {
  '': 'The recipients of the form are being told.',
  sent: 'The recipients were notified by email.',
  no_recipients: 'The form has no recipients. No email was sent.',
  no_provider: 'No mail server was set up. No email was sent.',
  spam: 'It looks like spam. No email was sent.',
  form_unknown: 'The form is no longer on its page. No email was sent.',
};
