import { AppError, appError } from '@org/schema/errors';
import type { Encryption } from '../../../../kernel/crypto/encryption.ts';
import type { TenantDatabase, TenantTx } from '../../../../kernel/database/tenant-database.ts';
import type { TenantJobWork } from '../../../../kernel/jobs/run-job.ts';
import type { SendJob } from '../../../../kernel/jobs/send-job.ts';
import { checkMailboxJob } from '../sending.jobs.ts';
import type { EmailTokens } from '../tracking/email-tokens.ts';
import { applyDeliveryEvent } from './apply-delivery-event.ts';
import { findBounceSettings } from './bounce-settings.service.ts';
import { parseReturnedEmail } from './parse-returned-email.ts';
import { readMailbox } from './read-mailbox.ts';

/** Number of messages of one reading, and maximum number of readings in a row. */
export const MESSAGES = 100;
export const ROUNDS = 20;

/** Dependencies of reading a mailbox. */
export interface MailboxTools {
  readonly db: TenantDatabase;
  readonly seal: Encryption;
  readonly tokens: EmailTokens;
  readonly innerHosts: boolean;
}

/** Number of new messages, and of those that were bounces or complaints. */
export interface MailboxCheck {
  readonly read: number;
  readonly found: number;
}

/** Reads the next messages and applies what they say. Reading them again changes nothing. */
async function readNext(
  { db, seal, tokens, innerHosts }: MailboxTools,
  tenantId: number,
): Promise<MailboxCheck & { readonly isMore: boolean }> {
  const settings = await db.asTenant(tenantId, findBounceSettings);
  if (!settings || settings.address === '') throw appError('not_found');
  const { host, port, username, password, uid_validity: uidValidity, last_uid: lastUid } = settings;
  const { place, messages, isMore } = await readMailbox(
    { host, port, username, password: password && seal.open(password), innerHosts },
    { uidValidity, lastUid },
    MESSAGES,
  );
  let found = 0;
  for (const source of messages) {
    const event = parseReturnedEmail(source);
    if (!event) continue;
    found += 1;
    await db.asTenant(tenantId, (tx) =>
      applyDeliveryEvent(tx, tenantId, tokens, event, { isTrusted: false }),
    );
  }
  await db.asTenant(tenantId, (tx) =>
    tx
      .updateTable('email_bounce_settings')
      .set({
        uid_validity: place.uidValidity,
        last_uid: place.lastUid,
        checked_at: new Date(),
        problem: '',
      })
      // Another mailbox was set in the meantime.
      .where('host', '=', host)
      .where('username', '=', username)
      .execute(),
  );
  return { read: messages.length, found, isMore };
}

/**
 * Reads new messages of the tenant's mailbox of returned emails.
 * @throws `not_found` without a mailbox; `mail_failed` with the reason, which is stored as well
 */
export async function checkMailbox(
  tools: MailboxTools,
  tenantId: number,
  signal?: AbortSignal,
): Promise<MailboxCheck> {
  let [read, found] = [0, 0];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      signal?.throwIfAborted();
      const next = await readNext(tools, tenantId);
      read += next.read;
      found += next.found;
      if (!next.isMore) break;
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'mail_failed') throw error;
    await tools.db.asTenant(tenantId, (tx) =>
      tx.updateTable('email_bounce_settings').set({ problem: error.message }).execute(),
    );
    throw error;
  }
  return { read, found };
}

/** Puts the job that reads a tenant's mailbox into the queue, where there is a mailbox. */
export async function ringMailbox(send: SendJob, tx: TenantTx, tenantId: number): Promise<void> {
  const settings = await findBounceSettings(tx);
  if (settings && settings.address !== '')
    await send(tx, checkMailboxJob, {}, { tenantId, key: 'check-mailbox' });
}

/** Reads a tenant's mailbox; why it could not be read is stored, and shown in the settings. */
export async function runMailboxCheck(
  tools: MailboxTools,
  { tenantId, signal }: Pick<TenantJobWork<object>, 'tenantId' | 'signal'>,
): Promise<void> {
  try {
    await checkMailbox(tools, tenantId, signal);
  } catch (error) {
    const isStored = error instanceof AppError && ['mail_failed', 'not_found'].includes(error.code);
    if (!isStored) throw error;
  }
}
