import { appError } from '@org/schema';
import type { TenantDatabase } from '../../database/tenant-database.ts';
import type { Encryption } from '../../encryption.ts';
import type { AskProvider } from './ask-provider.ts';
import { readCaptcha } from './captcha.repository.ts';

/** Longest token that is passed on, characters. */
const LONGEST_TOKEN = 5000;

/** Below this score a provider that judges takes a visitor for a program. */
const LEAST_SCORE = 0.5;

/** A visitor's answer to a captcha. */
export interface CaptchaAnswer {
  readonly tenantId: number;
  /** What the provider's part of the page has sent along; undefined where nothing was sent. */
  readonly token: string | undefined;
  /** Host name that the form was sent to. */
  readonly host: string;
  readonly address?: string | undefined;
}

/** What the check stands on. */
export interface CaptchaTools {
  readonly db: Pick<TenantDatabase, 'asTenant'>;
  readonly seal: Encryption;
  readonly ask: AskProvider;
}

/**
 * Lets a form's sender pass where the tenant's captcha says that it is a person, or where the tenant has none. A token is good
 * for the host name alone on which it was made. Who cannot be asked about lets nobody pass.
 * Errors: `captcha_failed`; `unavailable` when the provider cannot be reached. Source: reliability T49.
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
