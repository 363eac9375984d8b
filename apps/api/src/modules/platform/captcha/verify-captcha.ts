import { appError } from '@org/schema/errors';
import type { Encryption } from '../../../kernel/crypto/encryption.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import type { AskProvider } from './ask-provider.ts';
import { readCaptcha } from './captcha.repository.ts';

/** Maximum length of a token in characters. */
const LONGEST_TOKEN = 5000;

/** Minimum score of a visitor with providers that return a score. */
const LEAST_SCORE = 0.5;

/** A visitor's response to a captcha. */
export interface CaptchaAnswer {
  readonly tenantId: number;
  /** Token that the provider's widget added to the form; undefined when there is none. */
  readonly token: string | undefined;
  /** Host name that the form was sent to. */
  readonly host: string;
  readonly address?: string | undefined;
}

/** Dependencies of the check. */
export interface CaptchaTools {
  readonly db: Pick<TenantDatabase, 'asTenant'>;
  readonly seal: Encryption;
  readonly ask: AskProvider;
}

/**
 * Checks that the tenant's captcha accepts the sender of a form; passes when the tenant has no captcha. A token is valid only
 * for the host name on which it was created. An unreachable provider accepts nobody.
 * @throws `captcha_failed`; `unavailable` when the provider cannot be reached
 */
export async function verifyCaptcha(
  { db, seal, ask }: CaptchaTools,
  { tenantId, token, host, address }: CaptchaAnswer,
): Promise<void> {
  const row = await db.asTenant(tenantId, readCaptcha);
  if (!row || row.provider === 'none') return;
  if (!token || token.length > LONGEST_TOKEN) throw appError('captcha_failed');
  const verdict = await ask({
    provider: row.provider,
    siteKey: row.site_key,
    secretKey: seal.open(row.secret_key),
    token,
    address,
  });
  const isHere = verdict.hostname === undefined || verdict.hostname === host;
  const isPerson = verdict.score === undefined || verdict.score >= LEAST_SCORE;
  if (!verdict.success || !isHere || !isPerson)
    throw appError('captcha_failed', { cause: verdict.problems.join(', ') });
}
