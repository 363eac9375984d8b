import type { Pool } from 'pg';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { SESSION_DAYS } from './sign-in-library.ts';

/** Removes expired sessions, verifications, links of accounts and rate limits. */
export async function removeOldSignIns(db: TenantDatabase, authPool: Pool): Promise<void> {
  await authPool.query(
    'delete from session where "expiresAt" < now() or "createdAt" < now() - make_interval(days => $1)',
    [SESSION_DAYS],
  );
  await authPool.query('delete from verification where "expiresAt" < now()');
  await db.asPlatform('keep house', (tx) =>
    tx.deleteFrom('account_links').where('expires_at', '<', new Date()).execute(),
  );
  await authPool.query('delete from rate_limits where expire < $1', [Date.now()]);
}
