import { randomBytes } from 'node:crypto';
import {
  BOUNCE_PROVIDER_NAMES,
  type BounceSettings,
  type BounceSettingsUpdate,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { Encryption } from '../../../../kernel/crypto/encryption.ts';
import type { BounceSettingsRecord } from '../../../../kernel/database/records.ts';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { changesBetween } from '../../../../kernel/entities/timeline.ts';
import type { Changes } from '../../../../kernel/events/changes.ts';
import { recordChange, type TenantWrite } from '../../../../kernel/events/record-change.ts';

/** Bytes of the secret part of a webhook's address. */
const KEY_BYTES = 24;

const NONE: BounceSettings = {
  provider: '',
  secret_set: false,
  webhook_url: '',
  webhook_at: null,
  address: '',
  host: '',
  port: 993,
  username: '',
  password_set: false,
  checked_at: null,
  problem: '',
  version: 0,
};

/** Returns the row of the tenant; undefined where nothing is configured. */
export async function findBounceSettings(tx: TenantTx): Promise<BounceSettingsRecord | undefined> {
  return tx.selectFrom('email_bounce_settings').selectAll().executeTakeFirst();
}

/**
 * Returns settings as the API returns them.
 * @param site - URL of the tenant's site, with a trailing slash
 */
export function toBounceSettings(
  row: BounceSettingsRecord | undefined,
  site: string,
): BounceSettings {
  if (!row) return NONE;
  const { provider, webhook_key, webhook_at, address, host, port, username, problem } = row;
  return {
    provider,
    secret_set: row.secret !== '',
    webhook_url: provider && `${site}api/v1/email/events/?k=${webhook_key}`,
    webhook_at: webhook_at?.toISOString() ?? null,
    address,
    host,
    port,
    username,
    password_set: row.password !== '',
    checked_at: row.checked_at?.toISOString() ?? null,
    problem,
    version: row.version,
  };
}

/** Columns of the audit log, by their names in the settings history. */
const toShown = (row: BounceSettingsRecord | undefined) => ({
  bounce_provider: row?.provider ?? '',
  bounce_address: row?.address ?? '',
  bounce_host: row?.host ?? '',
  bounce_port: row?.port ?? NONE.port,
  bounce_username: row?.username ?? '',
});

/** Returns the changes for the audit log: of secrets only that they changed and whether there was one. */
function toldChanges(
  before: BounceSettingsRecord | undefined,
  after: BounceSettingsRecord,
): Changes {
  const shown = toShown(after);
  const names = Object.keys(shown) as (keyof typeof shown)[];
  const told = (name: 'secret' | 'password') =>
    (before?.[name] ?? '') === after[name]
      ? {}
      : { [`bounce_${name}`]: [Boolean(before?.[name]), after[name] !== ''] as const };
  return {
    ...changesBetween(toShown(before), shown, names),
    ...told('secret'),
    ...told('password'),
  };
}

/**
 * Saves how bounces and complaints are found.
 * @throws `conflict`, `validation_failed` without the key of the provider
 */
export async function saveBounceSettings(
  { tx, tenantId, actor }: TenantWrite,
  seal: Encryption,
  site: string,
  { secret, password, version, ...fields }: BounceSettingsUpdate,
): Promise<BounceSettingsRecord> {
  const row = await tx
    .selectFrom('email_bounce_settings')
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (version !== undefined && version !== (row?.version ?? 0))
    throw appError('conflict', { current: toBounceSettings(row, site) });
  // A key belongs to its provider, and a password to its mailbox.
  const storedSecret = row?.provider === fields.provider ? row.secret : '';
  const isSameBox = row?.host === fields.host && row.username === fields.username;
  const storedPassword = isSameBox ? row.password : '';
  const values = {
    ...fields,
    secret: secret === undefined ? storedSecret : secret && seal.close(secret),
    password: password === undefined ? storedPassword : password && seal.close(password),
    ...(!isSameBox && { uid_validity: '', last_uid: 0, checked_at: null }),
    ...(row?.provider !== fields.provider && { webhook_at: null }),
    problem: '',
    version: (row?.version ?? 0) + 1,
    updated_at: new Date(),
  };
  const name = BOUNCE_PROVIDER_NAMES[fields.provider].secret;
  if (name !== '' && values.secret === '')
    throw appError('validation_failed', { formErrors: { secret: `Please enter the ${name}` } });
  const saved = await tx
    .insertInto('email_bounce_settings')
    .values({
      tenant_id: tenantId,
      webhook_key: randomBytes(KEY_BYTES).toString('base64url'),
      ...values,
    })
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
