/** Labels of a campaign's fields. */
export const LABELS = {
  name: 'Name',
  subject: 'Subject',
  preheader: 'Preheader',
} as const;

/** Texts of campaigns. */
export const text = {
  many: 'Campaigns',
  new: 'New campaign',
  untitled: 'Untitled',
  create: 'Create campaign',
  save: 'Save campaign',
  created: 'Campaign created',
  saved: 'Campaign saved',
  see: 'see campaigns',
  add: 'add campaigns',
  all: 'All campaigns',
  about: 'About the email',
  nameHelp: 'For you and your colleagues. Readers do not see it.',
  subjectHelp: 'What readers see first. {{first_name|friend}} is replaced with the reader’s name.',
  preheaderHelp: 'The text after the subject in the inbox. Give one more reason to open the email.',
  emptyTitle: 'Write your first campaign',
  emptyText:
    'Give it a name and a subject, then build the email from blocks: pictures, text, a button, and the link to unsubscribe.',
  edit: 'Edit email',
  settings: 'Settings',
  duplicate: 'Duplicate',
  duplicating: 'Copying the campaign…',
  duplicated: 'Campaign copied',
  noSubject: 'No subject yet',
  noEmail: 'This version has no email yet.',
  versionFrame: 'Email as sent',
  versionUnreadable: 'This version cannot be shown.',
  sendTest: 'Send test',
  sendTestTitle: 'Send a test of this campaign?',
  sendTestAbout:
    'The email goes out as it was last saved. Its subject begins with [Test], its link to unsubscribe changes nothing, and it is not counted.',
  recipients: 'Email addresses',
  recipientsHelp: 'Up to 10, with commas between them.',
  testCustomer: 'Written to',
  yourself: 'You',
  testSent: (count: number) =>
    count === 1 ? 'Test sent to 1 address' : `Test sent to ${count} addresses`,
  testFailed: (addresses: string) => `Not sent, because these are no email addresses: ${addresses}`,
  restored: (version: number) => `Version ${version} restored`,
} as const;
