import type { KeyedProvider } from '@org/schema/entities';
import type { CaptchaRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Returns the captcha row of the tenant. */
export async function readCaptcha(tx: TenantTx): Promise<CaptchaRecord | undefined> {
  return tx.selectFrom('captchas').selectAll().executeTakeFirst();
}

/** Returns the public captcha settings for pages with forms; null when there is no captcha. */
export async function publicCaptcha(
  tx: TenantTx,
): Promise<{ readonly provider: KeyedProvider; readonly site_key: string } | null> {
  const row = await readCaptcha(tx);
  if (!row || row.provider === 'none') return null;
  return { provider: row.provider, site_key: row.site_key };
}
