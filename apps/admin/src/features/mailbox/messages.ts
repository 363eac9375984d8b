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
  transport: 'Send emails by',
  transports: { smtp: 'SMTP, which every mail server speaks', ses: 'Amazon SES' },
  sesText:
    'Emails go to the API of Amazon SES. Create an access key that is allowed ses:SendRawEmail and ses:SendEmail, and verify your domain at Amazon.',
  region: 'Region',
  regionNote: 'Such as eu-west-1, where your domain is verified.',
  accessKey: 'Access key ID',
  secretKey: 'Secret access key',
  secretKeyKept: 'A secret key is saved. Leave this empty to keep it.',
  secretKeyAsked: 'Enter it again when you change the access key ID.',
  configurationSet: 'Configuration set',
  configurationSetNote: 'Leave empty for none.',
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
  hourlyLimit: 'Campaign emails per hour',
  hourlyLimitNote:
    'Many providers accept a few hundred an hour. Campaigns and automations then wait for the next hour. Leave empty for no limit.',
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

/** Texts of bounces and complaints. */
export const bounceText = {
  title: 'Bounces and complaints',
  about:
    'Some emails come back later, and some people mark them as spam. Atrium blocks these addresses, so that your next campaigns still reach everyone else. Use the webhooks of your email provider, a mailbox, or both.',
  see: 'bounce settings',
  provider: 'Webhooks of your email provider',
  providerText: 'Best if you send through a provider: events arrive within seconds.',
  labels: {
    provider: 'Provider',
    secret: 'Key',
    address: 'Bounce address',
    host: 'IMAP server',
    port: 'Port',
    username: 'Username',
    password: 'Password',
  },
  none: 'None',
  secretKept: 'A key is saved. Leave this empty to keep it.',
  webhook: 'Webhook URL',
  webhookText: (name: string) => `Enter this address at ${name}, and keep it secret.`,
  webhookNew: 'Save to get the address that you enter at the provider.',
  copyWebhook: 'Copy webhook URL',
  events: {
    brevo:
      'In Brevo: Transactional › Settings › Webhook. Choose delivered, bounces, blocked, spam and unsubscribed.',
    mailgun:
      'In Mailgun: Sending › Webhooks. Add it for delivered, permanent failure, spam complaints and unsubscribes.',
    postmark:
      'In Postmark: your message stream › Webhooks. Choose delivery, bounce and spam complaint.',
    sendgrid:
      'In SendGrid: Settings › Mail settings › Event webhook. Choose all delivery events, unsubscribes and spam reports, and turn on the signature.',
    ses: 'In Amazon SNS: subscribe this address to the topic, over HTTPS. In SES, send bounces, complaints and deliveries to the topic, with the original headers.',
  },
  received: 'Last webhook',
  waiting: 'No webhook has arrived yet.',
  mailbox: 'Mailbox for returned emails',
  mailboxText:
    'Works with every mail server. Create a separate mailbox, such as bounces@your-domain. Its server must take addresses with a plus sign. It is read every 15 minutes, and not changed.',
  addressNote: 'Leave empty to let emails come back to the From email.',
  portNote: '993 is encrypted from the start; other ports use STARTTLS.',
  passwordKept: 'A password is saved. Leave this empty to keep it.',
  passwordAsked: 'Enter it again when you change the server or user name.',
  save: 'Save',
  saved: 'Bounce settings saved',
  check: 'Read the mailbox now',
  checkFirst: 'Save your changes first.',
  checked: 'Last read',
  found: (read: number, found: number) =>
    read === 0
      ? 'No new messages'
      : `${read === 1 ? '1 new message' : `${read} new messages`}, ${found === 1 ? '1 bounce or complaint' : `${found} bounces or complaints`}`,
  problem: 'The mailbox could not be read',
} as const;
