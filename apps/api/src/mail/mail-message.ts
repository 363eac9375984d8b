/** Who a mail comes from, or goes to. */
export interface MailPerson {
  readonly name: string;
  readonly address: string;
}

/** What a mail says. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail that is ready to go. */
export interface MailMessage extends MailContent {
  /** Names the mail for good; receivers see the same one should it come twice. */
  readonly id: number;
  readonly from: MailPerson;
  readonly to: string;
  /** '' for the sender. */
  readonly replyTo: string;
  /** Whose mail it is; null for the platform's own. */
  readonly tenantId: number | null;
}

/** How a mail server is reached. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** `tls`: encrypted from the first byte. `starttls`: must switch. `plain`: may, for servers of the same machine. */
  readonly security: 'tls' | 'starttls' | 'plain';
  readonly username: string;
  readonly password: string;
}
