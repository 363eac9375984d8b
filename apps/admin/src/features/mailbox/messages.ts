/** Texts of the development mailbox and of the mail server. */
export const text = {
  mailbox: 'Mailbox',
  mailboxText: 'No mail server is set up. Emails are saved on this computer and shown here.',
  empty: 'No mail yet',
  emptyText: 'Invite someone or request a password reset, and the email appears here.',
  seeMailbox: 'see the mailbox',
  mails: 'Emails',
  to: 'To',
  from: 'From',
  server: 'Mail server',
  serverText: 'Used for notifications and campaigns, with your sender name.',
  accountNote:
    'Invitations and password reset links are always sent through the installation’s own mail server, because they contain a secret link.',
  seeServer: 'mail server settings',
  host: 'Server',
  port: 'Port',
  security: 'Encryption',
  starttls: 'STARTTLS, usually port 587',
  tls: 'TLS, usually port 465',
  username: 'Username',
  password: 'Password',
  passwordKept: 'A password is saved. Leave this empty to keep it.',
  passwordAsked: 'Enter it again when you change the server or user name.',
  fromName: 'From name',
  fromEmail: 'From email',
  replyTo: 'Reply-to',
  replyToNote: 'Leave empty to use the From email.',
  connection: 'Connection',
  sender: 'Sender',
  save: 'Save mail server',
  saved: 'Mail server saved',
  remove: 'Remove mail server',
  removeTitle: 'Remove the mail server?',
  removeText:
    'Its password is deleted too. Emails are then sent through the installation’s mail server.',
  removed: 'Mail server removed',
  test: 'Test',
  testText: 'Sends an email through the saved server settings.',
  testTo: 'Send a test email to',
  testSend: 'Send test email',
} as const;

/** Texts of the domain that emails come from. */
export const domainText = {
  title: (name: string) => `Emails from ${name}`,
  about:
    'Three DNS records tell receivers that your emails are really yours. Without them, emails end up in the spam folder. You create them where your domain is managed; changes can take an hour.',
  check: 'Check the domain',
  checkAgain: 'Check again',
  checked: 'Checked',
  checks: {
    spf: 'Allowed servers (SPF)',
    dkim: 'Signature (DKIM)',
    dmarc: 'Forged emails (DMARC)',
  },
  abouts: {
    spf: 'A list of the servers that may send emails in the name of your domain.',
    dkim: 'A key with which receivers verify that an email comes from you and was not changed.',
    dmarc: 'A rule for emails that pretend to come from your domain.',
  },
  statuses: { ok: 'Works', missing: 'Missing', wrong: 'Wrong', unknown: 'Not known' },
} as const;
