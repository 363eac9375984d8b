import type { Encryption } from '../crypto/encryption.ts';
import type { MailServerRecord } from '../database/records.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import type { MailPerson, SmtpServer } from './mail-message.ts';

/** The tenant's own mail server, ready to be used. */
export interface TenantMailServer {
  readonly server: SmtpServer;
  readonly from: MailPerson;
  readonly replyTo: string;
}

/** The row of the tenant's mail server. */
export async function readMailServer(tx: TenantTx): Promise<MailServerRecord | undefined> {
  return tx.selectFrom('mail_servers').selectAll().executeTakeFirst();
}

/** The tenant's mail server with its password opened; undefined where none is set. */
export async function findMailServer(
  tx: TenantTx,
  seal: Encryption,
): Promise<TenantMailServer | undefined> {
  const row = await readMailServer(tx);
  if (!row) return undefined;
  const { host, port, security, username, from_name, from_email, reply_to } = row;
  return {
    server: {
      host,
      port,
      security,
      username,
      password: row.password && seal.open(row.password),
    },
    from: { name: from_name, address: from_email },
    replyTo: reply_to,
  };
}
