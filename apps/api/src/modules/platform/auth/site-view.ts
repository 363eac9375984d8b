import { readCookies, STAFF_VIEW_COOKIE } from '@org/schema';
import { appError } from '@org/schema/errors';
import type { SignedIn, TenantContext } from '../../../kernel/access/call.ts';
import { createLinkKey, hashLinkKey } from '../../../kernel/crypto/link-key.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import type { HostTable } from '../../../kernel/http/host-table.ts';
import type { Identity } from './identity.ts';
import { hashSessionToken } from './session-token.ts';

/** Seconds for which a code can be exchanged, and for which the staff view then lasts. */
const CODE_SECONDS = 60;
const VIEW_SECONDS = 3600;

/** Page of a site that exchanges a code. */
const ENTRY = 'staff-view';

/** Dependencies of staff views. */
export interface SiteViewTools {
  readonly db: TenantDatabase;
  readonly identity: Pick<Identity, 'getStaff'>;
  readonly hosts: Pick<HostTable, 'publicUrl'>;
}

const later = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

/**
 * Returns a URL that opens the staff view of the tenant's site: once, within a minute, on that host only. The view ends with the
 * session that opened it.
 */
export async function siteViewUrl(
  { db, hosts }: SiteViewTools,
  tenant: TenantContext,
  { person, sessionToken }: Pick<SignedIn, 'person' | 'sessionToken'>,
  path: string,
): Promise<string> {
  const url = new URL(ENTRY, hosts.publicUrl(tenant));
  const { token, hash } = createLinkKey();
  await db.asPlatform('view a site', async (tx) => {
    await tx.deleteFrom('site_views').where('expires_at', '<', new Date()).execute();
    await tx
      .insertInto('site_views')
      .values({
        tenant_id: tenant.id,
        user_id: person.id,
        session_hash: hashSessionToken(sessionToken),
        host: url.hostname,
        code_hash: hash,
        token_hash: null,
        expires_at: later(CODE_SECONDS),
      })
      .execute();
  });
  url.searchParams.set('code', token);
  url.searchParams.set('next', path);
  return url.href;
}

/**
 * Exchanges a code for the cookie of a staff view.
 * @throws `link_ended` for a code that is used, expired or of another host
 */
export async function enterSiteView(
  { db }: Pick<SiteViewTools, 'db'>,
  { tenantId, host, code }: { tenantId: number; host: string; code: string },
): Promise<string> {
  const { token, hash } = createLinkKey();
  const used = await db.asPlatform('view a site', (tx) =>
    tx
      .updateTable('site_views')
      .set({ code_hash: null, token_hash: hash, expires_at: later(VIEW_SECONDS) })
      .where('tenant_id', '=', tenantId)
      .where('host', '=', host)
      .where('code_hash', '=', hashLinkKey(code))
      .where('expires_at', '>', new Date())
      .executeTakeFirst(),
  );
  if (used.numUpdatedRows === 0n) throw appError('link_ended');
  return `${STAFF_VIEW_COOKIE}=${token}; Max-Age=${VIEW_SECONDS}; Path=/; HttpOnly; SameSite=Lax`;
}

/**
 * Returns the staff member of the tenant whose staff view sent the request; null for everybody else. Reads their role on every
 * call.
 */
export async function findSiteViewer(
  { db, identity }: Pick<SiteViewTools, 'db' | 'identity'>,
  { headers, tenantId, host }: { headers: Headers; tenantId: number; host: string },
): Promise<SignedIn | null> {
  const token = readCookies(headers.get('cookie') ?? '', false).get(STAFF_VIEW_COOKIE);
  if (!token) return null;
  const view = await db.asPlatform('view a site', (tx) =>
    tx
      .selectFrom('site_views')
      .innerJoin('users', 'users.id', 'site_views.user_id')
      .select('users.auth_id')
      .where('site_views.tenant_id', '=', tenantId)
      .where('host', '=', host)
      .where('token_hash', '=', hashLinkKey(token))
      .where('expires_at', '>', new Date())
      .executeTakeFirst(),
  );
  return view ? identity.getStaff(view.auth_id, tenantId) : null;
}
