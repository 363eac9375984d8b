import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { hashSessionToken } from './session-token.ts';
import { SESSION_DAYS, type SignInLibrary } from './sign-in-library.ts';

/** Session that a request's cookie identifies. */
export interface StoredSession {
  readonly token: string;
  /** Id of the sign-in. */
  readonly authId: string;
  readonly activeTenantId: number | null;
  /** Tenant of the site where the session began; null for the admin. */
  readonly siteTenantId: number | null;
  /** True when the library would extend the session now. */
  readonly isDue: boolean;
}

/** Returns the active session of a request by its headers; undefined when there is none. */
export type SessionReader = (headers: Headers) => Promise<StoredSession | undefined>;

/** Returns the first cookie with a name; undefined when there is none. */
function getCookie(header: string, name: string): string | undefined {
  const found = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Returns the token of a signed value, `token.signature`; undefined when the signature is not ours. */
function getToken(signed: string, secret: string): string | undefined {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

/**
 * Creates a reader of the library's sessions that uses one statement. The library uses two statements and takes as long as a
 * whole request of ours. The library still creates, renews and ends sessions.
 */
export function sessionReader(library: SignInLibrary, pool: Pool): SessionReader {
  return async (headers) => {
    const { secret, authCookies, sessionConfig } = await library.$context;
    const signed = getCookie(headers.get('cookie') ?? '', authCookies.sessionToken.name);
    const token = signed && getToken(signed, secret);
    if (!token) return undefined;
    const { rows } = await pool.query<{
      userId: string;
      activeTenantId: string | number | null;
      siteTenantId: string | number | null;
      left: number;
    }>(
      `select "userId", "activeTenantId", "siteTenantId", extract(epoch from "expiresAt" - now())::float8 as left
       from "session"
       where token = $1 and "expiresAt" > now() and "createdAt" > now() - make_interval(days => $2)`,
      [hashSessionToken(token), SESSION_DAYS],
    );
    const [row] = rows;
    return (
      row && {
        token,
        authId: row.userId,
        activeTenantId: row.activeTenantId === null ? null : Number(row.activeTenantId),
        siteTenantId: row.siteTenantId === null ? null : Number(row.siteTenantId),
        isDue: row.left <= sessionConfig.expiresIn - sessionConfig.updateAge,
      }
    );
  };
}
