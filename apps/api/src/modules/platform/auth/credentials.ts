import type { Pool } from 'pg';
import { outsideTransaction } from '../../../kernel/database/tenant-database.ts';
import {
  type ConcurrencyLimiter,
  concurrencyLimiter,
} from '../../../kernel/threads/concurrency-limiter.ts';
import { hashSessionToken } from './session-token.ts';
import type { SignInLibrary } from './sign-in-library.ts';

/** Session as the sign-in library stores it. */
export interface KeptSession {
  readonly id: string;
  /** Hash of the session token. */
  readonly token: string;
  readonly userAgent: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Passwords and sessions of existing users. Never call it inside a transaction of the tenant database. */
export interface Credentials {
  /** Returns whether the password is the user's. */
  check(authId: string, password: string): Promise<boolean>;
  /** Sets a new password. The caller ends the sessions. */
  setPassword(authId: string, password: string): Promise<void>;
  setName(authId: string, name: string): Promise<void>;
  sessions(authId: string): Promise<KeptSession[]>;
  /**
   * Ends sessions of a user: all, all except one, or those with the given ids.
   * @returns ids of the ended sessions
   */
  endSessions(
    authId: string,
    which?: { readonly except?: string; readonly ids?: readonly string[] },
  ): Promise<string[]>;
  /** Returns when users were last active, by their sign-in id. */
  lastSeen(authIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}

/** Creates the credentials on the tables of the sign-in library. */
export function createCredentials(library: SignInLibrary, pool: Pool): Credentials {
  const hashing: ConcurrencyLimiter = concurrencyLimiter({ atOnce: 2, waiting: 60 });
  const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> => {
    outsideTransaction('changing a sign-in');
    return (await pool.query<Row>(text, values)).rows;
  };
  return {
    async check(authId, password) {
      const [row] = await query<{ password: string }>(
        `select password from account where "userId" = $1 and "providerId" = 'credential'`,
        [authId],
      );
      if (!row) return false;
      const { password: hasher } = await library.$context;
      return hashing.run(() => hasher.verify({ hash: row.password, password }));
    },
    async setPassword(authId, password) {
      const { password: hasher } = await library.$context;
      const hash = await hashing.run(() => hasher.hash(password));
      await query(
        `update account set password = $2, "updatedAt" = now() where "userId" = $1 and "providerId" = 'credential'`,
        [authId, hash],
      );
    },
    async setName(authId, name) {
      await query('update "user" set name = $2, "updatedAt" = now() where id = $1', [authId, name]);
    },
    async sessions(authId) {
      return query<KeptSession>(
        `select id, token, coalesce("userAgent", '') as "userAgent", coalesce("ipAddress", '') as address, "createdAt", "updatedAt"
         from session where "userId" = $1 and "expiresAt" > now() order by "updatedAt" desc, id`,
        [authId],
      );
    },
    async endSessions(authId, { except = '', ids } = {}) {
      const ended = await query<{ id: string }>(
        `delete from session where "userId" = $1 and token <> $2 and ($3::text[] is null or id = any($3)) returning id`,
        [authId, except && hashSessionToken(except), ids ?? null],
      );
      return ended.map(({ id }) => id);
    },
    async lastSeen(authIds) {
      const rows = await query<{ id: string; at: Date }>(
        'select "userId" as id, max("updatedAt") as at from session where "userId" = any($1) group by 1',
        [authIds],
      );
      return new Map(rows.map(({ id, at }) => [id, at]));
    },
  };
}
