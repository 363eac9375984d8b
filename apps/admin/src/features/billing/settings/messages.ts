/** Labels of the fields of the settings. */
export const LABELS = {
  taxes: 'Taxes',
  taxInclusive: 'Prices include tax',
  dueDays: 'Days until an invoice is due',
  validDays: 'Days that a quote is valid',
  depositType: 'Deposit in',
  deposit: 'Deposit of new quotes and invoices',
  quoteTerms: 'Terms of quotes',
  invoiceTerms: 'Terms of invoices',
  footer: 'Footer',
  bankDetails: 'Account for bank transfers',
  reminderDays: 'Remind of unpaid invoices on these days',
  reminderSubject: 'Subject of reminders',
  reminderMessage: 'Message of reminders',
  quoteReminderDays: 'Remind of quotes so many days before they expire',
  quoteNumber: 'Numbers of quotes',
  invoiceNumber: 'Numbers of invoices',
  creditNoteNumber: 'Numbers of credit notes',
} as const;

/** Texts of the settings. */
export const text = {
  title: 'Quotes and invoices',
  about: 'Taxes, numbers and texts of new documents',
  see: 'see quotes and invoices',
  save: 'Save settings',
  saved: 'Settings saved',
  taxesHelp:
    'A line can have up to three taxes. Documents that are issued keep the rates they were issued with.',
  noTaxes: 'No taxes yet',
  addTax: 'Add tax',
  removeTax: 'Remove tax',
  taxName: 'Name',
  taxRate: 'Rate in %',
  taxDefault: 'On new lines',
  numbers: 'Numbers',
  numbersHelp:
    '{YYYY} is the year, {0000} counts up. Numbers are given when a document is issued, without gaps.',
  reminders: 'Reminders',
  reminderDaysHelp:
    'Days after the due date, separated by commas. Use −3 for three days before it. Leave empty to send none.',
  reminderFieldsHelp:
    'These are replaced: {title}, {number}, {total}, {balance}, {day} and {customer}.',
  quoteReminderHelp: 'Leave empty to send none.',
  terms: 'Terms and texts',
  days: 'Days and deposit',
  percent: '%',
  amount: 'Amount',
} as const;
