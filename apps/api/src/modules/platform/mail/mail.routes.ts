import { apiContract } from '@org/schema/contract';
import type { MailServer, MailServerUpdate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { mailAddress } from '../../../kernel/config/mail-address.ts';
import type { Encryption } from '../../../kernel/crypto/encryption.ts';
import type { MailServerRecord } from '../../../kernel/database/records.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { changesBetween } from '../../../kernel/entities/timeline.ts';
import type { Changes } from '../../../kernel/events/changes.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { findMailServer, readMailServer } from '../../../kernel/mail/mail-servers.repository.ts';
import type { Mailbox } from '../../../kernel/mail/mailbox.ts';
import type { Mailer } from '../../../kernel/mail/mailer.ts';
import { getSesUrl } from '../../../kernel/mail/providers/ses.ts';
import type { LinkLimits } from '../auth/link-limits.ts';
import type { FindTexts } from '../domains/find-texts.ts';
import { checkSenderDomain, readSenderDomain } from './sender-domain.service.ts';
import { testMail } from './test-mail.ts';

/** Dependencies of the mail routes. */
export interface MailRoutesOptions {
  readonly db: TenantDatabase;
  readonly mailer: Mailer;
  readonly mailbox: Mailbox;
  readonly seal: Encryption;
  readonly limits: LinkLimits;
  readonly findTexts: FindTexts;
  /** Access to the mails on disk: never in production; otherwise the platform's owner, or everybody in a demo. */
  readonly showMailbox: 'never' | 'own' | 'demo';
}

/** Port of the API of Amazon SES. */
const SES_PORT = 443;

const NONE: MailServer = {
  transport: 'smtp',
  region: '',
  configuration_set: '',
  host: '',
  port: 587,
  security: 'starttls',
  username: '',
  password_set: false,
  from_name: '',
  from_email: '',
  reply_to: '',
  hourly_limit: null,
  version: 0,
};

function toServer(row: MailServerRecord | undefined): MailServer {
  if (!row) return NONE;
  const { host, port, security, username, password, from_name, from_email, reply_to } = row;
  const password_set = password !== '';
  const { version, hourly_limit, transport, region, configuration_set } = row;
  return {
    transport,
    region,
    configuration_set,
    host,
    port,
    security,
    username,
    password_set,
    from_name,
    from_email,
    reply_to,
    hourly_limit,
    version,
  };
}

const SHOWN = [
  'transport',
  'region',
  'configuration_set',
  'host',
  'port',
  'security',
  'username',
  'from_name',
  'from_email',
  'reply_to',
  'hourly_limit',
] as const;

/** Returns the changes for the audit log: of the password only that it changed and whether there was one. */
function toldChanges(before: MailServerRecord | undefined, after: MailServerRecord): Changes {
  const isOther = (before?.password ?? '') !== after.password;
  return {
    ...changesBetween(toServer(before), toServer(after), SHOWN),
    ...(isOther && { password: [Boolean(before?.password), after.password !== ''] as const }),
  };
}

/** Returns the columns of the connection; those of Amazon SES follow from its region. */
function connectionColumns({
  transport,
  region,
  configuration_set,
  host,
  port = SES_PORT,
  security = 'tls',
}: MailServerUpdate) {
  return transport === 'ses'
    ? {
        region,
        configuration_set,
        host: new URL(getSesUrl(region)).host,
        port: SES_PORT,
        security: 'tls' as const,
      }
    : { region: '', configuration_set: '', host, port, security };
}

/**
 * Saves the mail server of a tenant.
 * @throws `conflict`, `validation_failed`
 */
async function saveServer(
  { tx, tenantId, actor }: TenantWrite,
  seal: Encryption,
  { password, version, ...given }: MailServerUpdate,
): Promise<MailServerRecord> {
  const fields = { ...given, ...connectionColumns(given) };
  for (const name of ['from_email', 'reply_to'] as const)
    if (fields[name] && !mailAddress(fields[name]))
      throw appError('validation_failed', {
        formErrors: { [name]: 'Please enter a valid email address' },
      });
  const row = await tx.selectFrom('mail_servers').selectAll().forUpdate().executeTakeFirst();
  if (version !== undefined && version !== (row?.version ?? 0))
    throw appError('conflict', { current: toServer(row) });
  // The password belongs to its server, so another server needs it again.
  const isSame =
    row?.transport === fields.transport &&
    row.username === fields.username &&
    (fields.transport === 'ses' || row.host === fields.host);
  const kept = isSame ? row.password : '';
  const values = {
    ...fields,
    password: password === undefined ? kept : password && seal.close(password),
    version: (row?.version ?? 0) + 1,
    updated_at: new Date(),
  };
  if (fields.transport === 'ses' && values.password === '')
    throw appError('validation_failed', {
      formErrors: { password: 'Please enter the secret access key' },
    });
  const saved = await tx
    .insertInto('mail_servers')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  const changes = toldChanges(row, saved);
  await recordChange(
    { tx, tenantId, actor },
    {
      entity: 'mail_server',
      id: tenantId,
      action: 'updated',
      version: saved.version,
      ...(Object.keys(changes).length > 0 && { changes }),
    },
  );
  return saved;
}

/** Deletes the mail server of a tenant with its password. */
async function removeServer({ tx, tenantId, actor }: TenantWrite): Promise<void> {
  const row = await tx.selectFrom('mail_servers').selectAll().forUpdate().executeTakeFirst();
  await tx.deleteFrom('mail_servers').execute();
  await recordChange(
    { tx, tenantId, actor },
    {
      entity: 'mail_server',
      id: tenantId,
      action: 'deleted',
      ...(row && {
        changes: {
          ...changesBetween(toServer(row), NONE, SHOWN),
          ...(row.password !== '' && { password: [true, false] as const }),
        },
      }),
    },
  );
}

/** Creates the routes of a tenant's mail server and of the mails on disk. */
export function mailRoutes(options: MailRoutesOptions): BoundRoute[] {
  const { mail } = apiContract;
  const { mailer, mailbox, seal, limits, findTexts, showMailbox } = options;
  const told = (row: MailServerRecord | undefined) => ({
    server: toServer(row),
    installation: mailer.hasServer,
  });
  return [
    staffRoute(mail.server, async ({ run }) => told(await run(readMailServer))),
    staffRoute(mail.saveServer, async ({ run, tenant, actor, body }) => {
      const write = { tenantId: tenant.id, actor };
      return told(await run((tx) => saveServer({ tx, ...write }, seal, body)));
    }),
    staffRoute(mail.removeServer, async ({ run, tenant, actor }) => {
      await run((tx) => removeServer({ tx, tenantId: tenant.id, actor }));
      return told(undefined);
    }),
    staffRoute(mail.testServer, async ({ run, tenant, call, body }) => {
      await limits.call('mail-server-test', call.address);
      const own = await run((tx) => findMailServer(tx, seal));
      if (!own) throw appError('not_found', { message: 'No mail server is set up' });
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
      return { message: `Test email sent to ${body.to}` };
    }),
    staffRoute(mail.domain, async ({ run }) => ({ domain: await run(readSenderDomain) })),
    staffRoute(mail.checkDomain, async ({ run, tenant, call }) => {
      await limits.call('mail-domain-check', call.address);
      return { domain: await checkSenderDomain({ seal, findTexts }, run, tenant.id) };
    }),
    staffRoute(mail.mailbox, async ({ tenant, actor }) => {
      if (showMailbox === 'never') throw appError('not_found');
      const isPlatform = showMailbox === 'demo' || actor.roleId === '1';
      const rows = await mailbox.list([tenant.id, ...(isPlatform ? [null] : [])]);
      return { results: { rows } };
    }),
  ];
}
