import type { Encryption } from '../crypto/encryption.ts';
import type { MailServerRecord } from '../database/records.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import type { DkimKey, MailPerson, MailServer } from './mail-message.ts';

/** The tenant's own mail server, ready to be used. */
export interface TenantMailServer {
  readonly server: MailServer;
  readonly from: MailPerson;
  readonly replyTo: string;
  /** Emails of campaigns in an hour; null for no limit. */
  readonly hourlyLimit: number | null;
}

/** The row of the tenant's mail server. */
export async function readMailServer(tx: TenantTx): Promise<MailServerRecord | undefined> {
  return tx.selectFrom('mail_servers').selectAll().executeTakeFirst();
}

/** Returns the domain of an address, in lower case. */
export function getMailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** Returns the key of a domain while DNS has it; undefined otherwise. */
async function findKey(
  tx: TenantTx,
  domain: string,
  seal: Encryption,
): Promise<DkimKey | undefined> {
  const row = await tx
    .selectFrom('sender_domains')
    .select(['selector', 'private_key'])
    .where('domain', '=', domain)
    .where('signs', '=', true)
    .executeTakeFirst();
  return row && { domain, selector: row.selector, privateKey: seal.open(row.private_key) };
}

/** Returns true while mails of the tenant's server are signed by DKIM. */
export async function isSigned(
  tx: TenantTx,
  { from_email }: Pick<MailServerRecord, 'from_email'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('sender_domains')
    .select('signs')
    .where('domain', '=', getMailDomain(from_email))
    .executeTakeFirst();
  return row?.signs === true;
}

/** The tenant's mail server with its password opened; undefined where none is set. */
export async function findMailServer(
  tx: TenantTx,
  seal: Encryption,
): Promise<TenantMailServer | undefined> {
  const row = await readMailServer(tx);
  if (!row) return undefined;
  const { host, port, security, username, from_name, from_email, reply_to } = row;
  const password = row.password && seal.open(row.password);
  const dkim = await findKey(tx, getMailDomain(from_email), seal);
  return {
    server:
      row.transport === 'ses'
        ? {
            provider: 'ses',
            region: row.region,
            accessKeyId: username,
            secretAccessKey: password,
            configurationSet: row.configuration_set,
            dkim,
          }
        : { host, port, security, username, password, dkim },
    from: { name: from_name, address: from_email },
    replyTo: reply_to,
    hourlyLimit: row.hourly_limit,
  };
}
