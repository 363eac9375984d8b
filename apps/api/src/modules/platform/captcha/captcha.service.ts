import type { Captcha, CaptchaUpdate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { Encryption } from '../../../kernel/crypto/encryption.ts';
import type { CaptchaRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { changesBetween } from '../../../kernel/entities/timeline.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { type AskProvider, PROVIDER_NAMES, type Verdict } from './ask-provider.ts';
import { readCaptcha } from './captcha.repository.ts';

/** Placeholder token that every provider rejects, used to test the keys. */
const NO_TOKEN = 'atrium-key-test';

/** Returns the captcha in the format of the API, without its secret. */
export function toCaptcha(row: CaptchaRecord | undefined): Captcha {
  if (!row) return { provider: 'none', site_key: '', secret_set: false, version: 0 };
  const { provider, site_key, secret_key, version } = row;
  return { provider, site_key, secret_set: secret_key !== '', version };
}

/** Returns the keys to store: none without a provider; the stored secret as long as the provider stays the same. */
function getKeys(
  { provider, site_key, secret_key }: CaptchaUpdate,
  row: CaptchaRecord | undefined,
  seal: Encryption,
): Pick<CaptchaRecord, 'site_key' | 'secret_key'> {
  if (provider === 'none') return { site_key: '', secret_key: '' };
  const kept = row?.provider === provider ? row.secret_key : '';
  const secret = secret_key ? seal.close(secret_key) : kept;
  if (secret === '')
    throw appError('validation_failed', {
      formErrors: { secret_key: 'Please enter the secret key' },
    });
  return { site_key: site_key ?? '', secret_key: secret };
}

/**
 * Saves provider and keys.
 * @throws `conflict`, `validation_failed`
 */
export async function saveCaptcha(
  write: TenantWrite,
  seal: Encryption,
  body: CaptchaUpdate,
): Promise<Captcha> {
  const { tx, tenantId } = write;
  const row = await tx.selectFrom('captchas').selectAll().forUpdate().executeTakeFirst();
  if (body.version !== undefined && body.version !== (row?.version ?? 0))
    throw appError('conflict', { current: toCaptcha(row) });
  const values = {
    provider: body.provider,
    ...getKeys(body, row, seal),
    version: (row?.version ?? 0) + 1,
    updated_at: new Date(),
  };
  const saved = await tx
    .insertInto('captchas')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  const shown = changesBetween(toCaptcha(row), toCaptcha(saved), ['provider', 'site_key']);
  // The audit log records only that the secret changed and whether there was one, nothing that it could be derived from.
  const isOther = (row?.secret_key ?? '') !== saved.secret_key;
  const secret = isOther && {
    secret_key: [Boolean(row?.secret_key), saved.secret_key !== ''] as const,
  };
  await recordChange(write, {
    entity: 'captcha',
    id: tenantId,
    action: 'updated',
    version: saved.version,
    ...((shown || secret) && { changes: { ...shown, ...secret } }),
  });
  return toCaptcha(saved);
}

/** Error codes about the token only: the provider accepted the keys. */
const OF_TOKEN: ReadonlySet<string> = new Set([
  'invalid-input-response',
  'missing-input-response',
  'timeout-or-duplicate',
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
]);

/** Returns the provider's error about the keys; undefined when the keys are valid. */
function keyComplaint({ success, problems }: Verdict): string | undefined {
  const about = problems.filter((code) => !OF_TOKEN.has(code));
  if (about.some((code) => code.endsWith('input-secret')))
    return 'does not know this secret key. Copy it again from its dashboard';
  if (about.some((code) => code.includes('sitekey')))
    return 'says that the two keys do not belong together';
  if (about.length > 0) return `answered: ${about.join(', ')}`;
  return success || problems.length > 0 ? undefined : 'refused without a reason';
}

/**
 * Tests the stored keys with an invalid token: the provider must complain only about the token.
 * @returns message for the user
 * @throws `not_found` when no keys are stored; `captcha_failed` with the problem; `unavailable` when the provider cannot be
 * reached
 */
export async function testCaptcha(
  run: <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>,
  { seal, ask }: { readonly seal: Encryption; readonly ask: AskProvider },
): Promise<string> {
  const row = await run(readCaptcha);
  if (!row || row.provider === 'none')
    throw appError('not_found', { message: 'No keys are saved yet' });
  const { provider, site_key, secret_key } = row;
  const name = PROVIDER_NAMES[provider];
  const verdict = await ask({
    provider,
    siteKey: site_key,
    secretKey: seal.open(secret_key),
    token: NO_TOKEN,
  });
  const complaint = keyComplaint(verdict);
  if (complaint) throw appError('captcha_failed', { message: `${name} ${complaint}` });
  return `${name} accepted the secret key`;
}
