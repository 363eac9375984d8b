import { AppError } from '@org/schema/errors';
import type { BounceMailboxConfig } from '../../../../kernel/config/mail-config.ts';
import { isLoopback } from '../../../../kernel/config/safe-hosts.ts';
import type { TenantDatabase } from '../../../../kernel/database/tenant-database.ts';
import type { HousekeepingWork } from '../../../../kernel/jobs/housekeeping.ts';
import type { EmailTokens } from '../tracking/email-tokens.ts';
import { applyDeliveryEvent } from './apply-delivery-event.ts';
import { type MailboxCheck, MESSAGES, ROUNDS } from './check-mailbox.ts';
import type { DeliveryEvent } from './delivery-event.ts';
import { parseReturnedEmail } from './parse-returned-email.ts';
import { type MailboxPlace, readMailbox } from './read-mailbox.ts';

/** Tenant at the start of a reference. */
const TENANT = /^t(\d{1,15})\./;

/** Dependencies of reading the mailbox. */
export interface InstallationMailboxTools {
  readonly db: TenantDatabase;
  readonly tokens: EmailTokens;
  readonly mailbox: BounceMailboxConfig;
}

/** Returns how far the mailbox was read. */
async function readPlace({ db, mailbox }: InstallationMailboxTools): Promise<MailboxPlace> {
  const { host, username } = mailbox;
  const row = await db.asPlatform('send mail', (tx) =>
    tx
      .selectFrom('bounce_mailboxes')
      .select(['uid_validity', 'last_uid'])
      .where('host', '=', host)
      .where('username', '=', username)
      .executeTakeFirst(),
  );
  return { uidValidity: row?.uid_validity ?? '', lastUid: row?.last_uid ?? 0 };
}

/** Saves how far the mailbox was read, or why it could not be. */
async function saveState(
  { db, mailbox }: InstallationMailboxTools,
  state: { readonly place?: MailboxPlace; readonly problem: string },
): Promise<void> {
  const { place, problem } = state;
  const values = {
    problem,
    ...(place && {
      uid_validity: place.uidValidity,
      last_uid: place.lastUid,
      checked_at: new Date(),
    }),
  };
  await db.asPlatform('send mail', (tx) =>
    tx
      .insertInto('bounce_mailboxes')
      .values({ host: mailbox.host, username: mailbox.username, ...values })
      .onConflict((conflict) => conflict.columns(['host', 'username']).doUpdateSet(values))
      .execute(),
  );
}

/** Applies what a returned email says in the tenant that it names, if the signature is ours. */
async function applyEvent(
  { db, tokens }: InstallationMailboxTools,
  event: DeliveryEvent,
): Promise<void> {
  const tenantId = Number(TENANT.exec(event.reference)?.[1] ?? 0);
  const tenant = await db.asPlatform('send mail', (tx) =>
    tx.selectFrom('tenants').select('id').where('id', '=', tenantId).executeTakeFirst(),
  );
  if (!tenant) return;
  await db.asTenant(tenant.id, (tx) =>
    applyDeliveryEvent(tx, tenant.id, tokens, event, { isTrusted: false }),
  );
}

/** Reads the next messages and applies what they say. Reading them again changes nothing. */
async function readNext(
  tools: InstallationMailboxTools,
): Promise<MailboxCheck & { readonly isMore: boolean }> {
  const { host, port, username, password } = tools.mailbox;
  const { place, messages, isMore } = await readMailbox(
    // The operator has chosen the host, which may be in the installation's own network.
    { host, port, username, password, innerHosts: true, isEncrypted: !isLoopback(host) },
    await readPlace(tools),
    MESSAGES,
  );
  let found = 0;
  for (const source of messages) {
    const event = parseReturnedEmail(source);
    if (!event) continue;
    found += 1;
    await applyEvent(tools, event);
  }
  await saveState(tools, { place, problem: '' });
  return { read: messages.length, found, isMore };
}

/**
 * Reads new messages of the installation's mailbox of returned emails. Why it could not be read is stored and logged; it is tried
 * again the next time.
 */
export async function checkInstallationMailbox(
  tools: InstallationMailboxTools,
  { signal, log }: HousekeepingWork,
): Promise<MailboxCheck> {
  let [read, found] = [0, 0];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      signal.throwIfAborted();
      const next = await readNext(tools);
      read += next.read;
      found += next.found;
      if (!next.isMore) break;
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'mail_failed') throw error;
    await saveState(tools, { problem: error.message });
    log.warn({ problem: error.message }, 'the mailbox of returned emails could not be read');
  }
  return { read, found };
}
