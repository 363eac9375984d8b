import { AWS_REGION } from '@org/schema/entities';
import { ConfigError } from './config-error.ts';
import { mailAddress } from './mail-address.ts';

/** Units of a rate of emails, in ms. */
const UNITS = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** Number of emails that may be sent in a time. */
export interface MailRate {
  readonly emails: number;
  /** Milliseconds. */
  readonly time: number;
}

/** Mailbox of returned emails of the installation. */
export interface BounceMailboxConfig {
  /** Address that undeliverable emails are returned to. */
  readonly address: string;
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
}

/** Settings of the emails of the installation. */
export interface MailConfig {
  /** Mail server of the installation; undefined writes emails to `dataDir/mailbox`. */
  readonly smtpUrl: string | undefined;
  /** Sender of the installation's emails. */
  readonly mailFrom: string;
  /** Origin of the API of Amazon SES; undefined for that of the region. */
  readonly sesUrl: string | undefined;
  /** Mailbox that returned emails of the installation's server are read from; undefined for none. */
  readonly bounceMailbox: BounceMailboxConfig | undefined;
  /** Limit of the campaigns of all tenants on the installation's server; undefined for none. */
  readonly mailRate: MailRate | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readSmtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSes = url?.protocol === 'ses:';
  const isSmtp = url !== undefined && /^smtps?:$/.test(url.protocol);
  // The URL may contain a password, so the message does not repeat it.
  if (isSes && !(AWS_REGION.test(url.hostname) && url.username && url.password))
    throw new ConfigError('SMTP_URL of Amazon SES must look like ses://key-id:secret@eu-west-1');
  if (!isSes && !(isSmtp && url.hostname !== ''))
    throw new ConfigError(
      'SMTP_URL must look like smtp://user:password@mail.example.com:587 or ses://key-id:secret@eu-west-1',
    );
  return text;
}

function readMailFrom(text: string): string {
  const from = mailAddress(text);
  if (!from) throw new ConfigError(`MAIL_FROM must be one email address, not "${text}"`);
  return from;
}

function readBounceMailbox(environment: Environment): BounceMailboxConfig | undefined {
  const { BOUNCE_IMAP_URL: text = '', BOUNCE_ADDRESS = '' } = environment;
  if (text === '' && BOUNCE_ADDRESS === '') return undefined;
  if (text === '' || BOUNCE_ADDRESS === '')
    throw new ConfigError('BOUNCE_IMAP_URL and BOUNCE_ADDRESS must be set together');
  const address = mailAddress(BOUNCE_ADDRESS);
  if (!address)
    throw new ConfigError(`BOUNCE_ADDRESS must be one email address, not "${BOUNCE_ADDRESS}"`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The URL contains a password, so the message does not repeat it.
  if (!url || !/^imaps?:$/.test(url.protocol) || url.hostname === '')
    throw new ConfigError(
      'BOUNCE_IMAP_URL must look like imaps://user:password@imap.example.com:993',
    );
  return {
    address,
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (url.protocol === 'imaps:' ? 993 : 143),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}

function readRate(text: string | undefined): MailRate | undefined {
  if (!text) return undefined;
  const [, number = '', unit = ''] = /^(\d{1,9})\/(second|minute|hour|day)$/.exec(text) ?? [];
  const emails = Number(number);
  if (emails < 1)
    throw new ConfigError(
      `MAIL_RATE must look like 14/second, 500/hour or 20000/day, not "${text}"`,
    );
  return { emails, time: UNITS[unit as keyof typeof UNITS] };
}

/**
 * Reads and validates the settings of emails.
 * @param readUrl - reads the origin of an external service
 * @throws ConfigError, which names the setting
 */
export function readMailConfig(
  environment: Environment,
  readUrl: (name: string, text: string) => string,
): MailConfig {
  return {
    smtpUrl: readSmtpUrl(environment.SMTP_URL),
    mailFrom: readMailFrom(environment.MAIL_FROM || 'atrium@localhost.localdomain'),
    sesUrl: environment.SES_URL ? readUrl('SES_URL', environment.SES_URL) : undefined,
    bounceMailbox: readBounceMailbox(environment),
    mailRate: readRate(environment.MAIL_RATE),
  };
}
