import { appError } from '@org/schema/errors';
import { ImapFlow } from 'imapflow';
import { resolveMailHost } from '../../../../kernel/mail/resolve-mail-host.ts';

/** Port of IMAP that is encrypted from the start. */
const TLS_PORT = 993;
/** Timeout of a connection in ms. */
const TIMEOUT = 15_000;
/** Days of which messages are read that have not been read before. */
const DAYS = 7;
/** Maximum number of bytes that are read of a message: the report comes before the returned email. */
const MAX_BYTES = 200_000;

/** Mailbox of returned emails. */
export interface BounceMailbox {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  /** True where the server may be in the network of the installation. */
  readonly innerHosts: boolean;
  /** True where the password must not cross the network unencrypted. @default the opposite of `innerHosts` */
  readonly isEncrypted?: boolean | undefined;
}

/** Place up to which a mailbox was read. */
export interface MailboxPlace {
  /** Changes when the server gives messages new numbers; '' before the first reading. */
  readonly uidValidity: string;
  readonly lastUid: number;
}

/** Messages after a place. */
export interface MailboxMessages {
  readonly place: MailboxPlace;
  readonly messages: readonly Uint8Array[];
  /** True when there are more. */
  readonly isMore: boolean;
}

async function fetchMessages(
  client: ImapFlow,
  place: MailboxPlace,
  limit: number,
): Promise<MailboxMessages> {
  const { uidValidity: found } = await client.mailboxOpen('INBOX', { readOnly: true });
  const uidValidity = String(found);
  const lastUid = uidValidity === place.uidValidity ? place.lastUid : 0;
  const since = new Date(Date.now() - DAYS * 86_400_000);
  const uids = (await client.search({ uid: `${lastUid + 1}:*`, since }, { uid: true })) || [];
  // A range to the end names the last message even if it is before the start.
  const next = uids.filter((uid) => uid > lastUid).sort((a, b) => a - b);
  const taken = next.slice(0, limit);
  const messages: Uint8Array[] = [];
  if (taken.length > 0)
    for await (const { source } of client.fetch(
      taken,
      { source: { maxLength: MAX_BYTES } },
      { uid: true },
    ))
      if (source) messages.push(source);
  return {
    place: { uidValidity, lastUid: taken.at(-1) ?? lastUid },
    messages,
    isMore: next.length > limit,
  };
}

/**
 * Reads new messages of a mailbox by IMAP, which it does not change.
 * @param limit - maximum number of messages
 * @throws `mail_failed` with the reason
 */
export async function readMailbox(
  { host, port, username, password, innerHosts, isEncrypted = !innerHosts }: BounceMailbox,
  place: MailboxPlace,
  limit: number,
): Promise<MailboxMessages> {
  const secure = port === TLS_PORT;
  const client = new ImapFlow({
    host: innerHosts ? host : await resolveMailHost(host),
    servername: host,
    port,
    secure,
    ...(!secure && isEncrypted && { doSTARTTLS: true }),
    auth: { user: username, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    // The length of a message is only asked for; these end the connection to a server that sends more.
    maxLiteralSize: 2 * MAX_BYTES,
    maxResponseSize: 3 * MAX_BYTES,
  });
  // The failure is that of the call below.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await fetchMessages(client, place, limit);
    await client.logout();
    return found;
  } catch (cause) {
    throw appError('mail_failed', { message: describeFailure(cause), cause });
  } finally {
    client.close();
  }
}

/** Returns the reason of a failure in words. */
function describeFailure(error: unknown): string {
  const { authenticationFailed, responseText, code } = error as {
    readonly authenticationFailed?: boolean;
    readonly responseText?: string;
    readonly code?: string;
  };
  const said = responseText ? `: ${responseText.replaceAll(/\s+/g, ' ').slice(0, 200)}` : '';
  if (authenticationFailed) return `The mailbox refused the username or password${said}`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'There is no server with this name';
  if (code === 'ECONNREFUSED') return 'The server does not accept connections on this port';
  return `The mailbox could not be read${said}`;
}
