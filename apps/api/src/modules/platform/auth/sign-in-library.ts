import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { SignInDelays } from '../../../kernel/module/kernel.ts';
import { hashSessionTokens } from './session-token.ts';

/** Settings of the sign-in library that depend on the installation. */
export interface SignInOptions {
  readonly pool: Pool;
  readonly secret: string;
  readonly adminOrigin: string;
  /** Hashing of passwords. @default that of the library */
  readonly password?: SignInDelays['password'] | undefined;
}

const DAY = 24 * 3600;
/** Days after which a session ends, however often it is used. */
export const SESSION_DAYS = 30;

/**
 * Returns the settings of the sign-in library. Its own HTTP routes are not mounted; our routes call its functions. Sessions live
 * only in the database, because a cookie cache would keep removed members signed in.
 */
export function authOptions(options: SignInOptions) {
  return {
    appName: 'Atrium',
    baseURL: options.adminOrigin,
    basePath: '/api/v1/auth',
    secret: options.secret,
    database: {
      db: new Kysely<Record<string, never>>({
        dialect: new PostgresDialect({ pool: options.pool }),
      }),
      type: 'postgres' as const,
    },
    trustedOrigins: [options.adminOrigin],
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 10,
      maxPasswordLength: 256,
      revokeSessionsOnPasswordReset: true,
      ...(options.password && { password: options.password }),
    },
    session: {
      expiresIn: 7 * DAY,
      updateAge: DAY,
      cookieCache: { enabled: false },
      additionalFields: {
        activeTenantId: { type: 'number' as const, bigint: true, required: false, input: false },
        siteTenantId: { type: 'number' as const, bigint: true, required: false, input: false },
      },
    },
    // Our own limits apply before the library's and use an address that no header can choose.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'atrium',
      // The HTTP layer adds `__Host-` and `Secure` to all cookies.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' as const, path: '/' },
      ipAddress: { disableIpTracking: true },
    },
  } satisfies BetterAuthOptions;
}

/** Creates the sign-in library on our database. */
export function signInLibrary(options: SignInOptions) {
  const { database, ...rest } = authOptions(options);
  return betterAuth({
    ...rest,
    database: hashSessionTokens(kyselyAdapter(database.db, { type: database.type })),
  });
}
export type SignInLibrary = ReturnType<typeof signInLibrary>;
