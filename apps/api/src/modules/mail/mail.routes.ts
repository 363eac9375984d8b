import { apiContract, appError, type MailServer, type MailServerUpdate } from '@org/schema';
import type { DataDoor, TenantTx } from '../../database/data-door.ts';
import type { MailServerRecord } from '../../database/tables.ts';
import { recordChange } from '../../events/record-change.ts';
import { type BoundRoute, staffRoute } from '../../http/bind-route.ts';
import { mailAddress } from '../../mail/mail-address.ts';
import { findMailServer, readMailServer } from '../../mail/mail-servers.repository.ts';
import type { Mailbox } from '../../mail/mailbox.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { testMail } from '../../mail/people-mails.ts';
import type { Seal } from '../../seal.ts';
import type { LinkLimits } from '../auth/link-limits.ts';

/** What the calls of mail stand on. */
export interface MailRoutesOptions {
  readonly door: DataDoor;
  readonly mailer: Mailer;
  readonly mailbox: Mailbox;
  readonly seal: Seal;
  readonly limits: LinkLimits;
  /** Who reads the mails on the disk: nobody in production; those of the platform are for its owner, and in a demo for all. */
  readonly showMailbox: 'never' | 'own' | 'demo';
}

const NONE: MailServer = {
  host: '',
  port: 587,
  security: 'starttls',
  username: '',
  password_set: false,
  from_name: '',
  from_email: '',
  reply_to: '',
  version: 0,
};

function toServer(row: MailServerRecord | undefined): MailServer {
  if (!row) return NONE;
  const { host, port, security, username, password, from_name, from_email, reply_to } = row;
  const password_set = password !== '';
  const { version } = row;
  return { host, port, security, username, password_set, from_name, from_email, reply_to, version };
}

/** Keeps the mail server of a tenant. Errors: `conflict`, `validation_failed`. */
async function saveServer(
  tx: TenantTx,
  tenantId: number,
  seal: Seal,
  { password, version, ...fields }: MailServerUpdate,
): Promise<MailServerRecord> {
  for (const name of ['from_email', 'reply_to'] as const)
    if (fields[name] && !mailAddress(fields[name]))
      throw appError('validation_failed', {
        formErrors: { [name]: 'Please enter a valid email address' },
      });
  const row = await tx.selectFrom('mail_servers').selectAll().forUpdate().executeTakeFirst();
  if (version !== undefined && version !== (row?.version ?? 0))
    throw appError('conflict', { current: toServer(row) });
  // A password is for the server that it was given for: with another server it is asked for again.
  const isSame = row?.host === fields.host && row.username === fields.username;
  const kept = isSame ? row.password : '';
  const values = {
    ...fields,
    password: password === undefined ? kept : password && seal.close(password),
    version: (row?.version ?? 0) + 1,
    updated_at: new Date(),
  };
  return tx
    .insertInto('mail_servers')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The mail server of a tenant, and the mails on the disk. */
export function mailRoutes(options: MailRoutesOptions): BoundRoute[] {
  const { mail } = apiContract;
  const { mailer, mailbox, seal, limits, showMailbox } = options;
  const told = (row: MailServerRecord | undefined) => ({
    server: toServer(row),
    installation: mailer.hasServer,
  });
  return [
    staffRoute(mail.server, async ({ run }) => told(await run(readMailServer))),
    staffRoute(mail.saveServer, async ({ run, tenant, actor, body }) => {
      const row = await run(async (tx) => {
        const saved = await saveServer(tx, tenant.id, seal, body);
        await recordChange(
          { tx, tenantId: tenant.id, actor },
          { entity: 'mail_server', id: tenant.id, action: 'updated', version: saved.version },
        );
        return saved;
      });
      return told(row);
    }),
    staffRoute(mail.removeServer, async ({ run, tenant, actor }) => {
      await run(async (tx) => {
        await tx.deleteFrom('mail_servers').execute();
        await recordChange(
          { tx, tenantId: tenant.id, actor },
          { entity: 'mail_server', id: tenant.id, action: 'deleted' },
        );
      });
      return told(undefined);
    }),
    staffRoute(mail.testServer, async ({ run, tenant, call, body }) => {
      await limits.call(call.address);
      const own = await run((tx) => findMailServer(tx, seal));
      if (!own) throw appError('not_found', { message: 'No mail server is set yet' });
      const { subject, text, html } = testMail(tenant.name);
      await mailer.send(
        {
          id: Date.now(),
          tenantId: tenant.id,
          from: { ...own.from, name: own.from.name || tenant.name },
          to: body.to,
          replyTo: own.replyTo,
          subject,
          text,
          html,
        },
        own.server,
      );
      return { message: `The mail server has taken a mail to ${body.to}` };
    }),
    staffRoute(mail.mailbox, async ({ tenant, actor }) => {
      if (showMailbox === 'never') throw appError('not_found');
      const isPlatform = showMailbox === 'demo' || actor.roleId === '1';
      const rows = await mailbox.list([tenant.id, ...(isPlatform ? [null] : [])]);
      return { results: { rows } };
    }),
  ];
}
