import type { MailText } from './mail-text.ts';

/** Sender or recipient of an email. */
export interface MailPerson {
  readonly name: string;
  readonly address: string;
}

/** File of an email. */
export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
}

/** Content of an email. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[] | undefined;
  /** Further headers by name, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A mail that is ready to go. */
export interface MailMessage extends MailContent {
  /** Names the mail for good; receivers see the same one should it come twice. */
  readonly id: number;
  readonly from: MailPerson;
  readonly to: string;
  /** '' for the sender. */
  readonly replyTo: string;
  /** Tenant of the email; null for the platform. */
  readonly tenantId: number | null;
  /** Part of the Message-ID before the sender's domain. @default made from the id */
  readonly messageKey?: string | undefined;
  /** Address that the email is returned to when it cannot be delivered. @default the sender's */
  readonly returnPath?: string | undefined;
}

/** A mail of which many similar ones are sent. */
export interface PoolMessage extends Omit<MailMessage, 'text' | 'html' | 'attachments'> {
  readonly text: MailText;
  readonly html: MailText;
}

/** Key that signs mails of a domain. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM */
  readonly privateKey: string;
}

/** Connection settings of a mail server. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** `tls`: encrypted from the first byte. `starttls`: must switch. `plain`: may, for servers of the same machine. */
  readonly security: 'tls' | 'starttls' | 'plain';
  readonly username: string;
  readonly password: string;
  /** Signature that every mail gets. */
  readonly dkim?: DkimKey | undefined;
}

/** Access to the HTTP API of Amazon SES. */
export interface SesServer {
  readonly provider: 'ses';
  /** Such as `eu-west-1`. */
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Set of rules of the account; '' for none. */
  readonly configurationSet: string;
  /** Signature that every mail gets besides that of Amazon. */
  readonly dkim?: DkimKey | undefined;
}

/** Mail server, by SMTP or by the HTTP API of a provider. */
export type MailServer = SmtpServer | SesServer;
