import type { Migration } from '../migration.ts';

/**
 * Tables of the sign-in library, as its version 1.7 wants them, and the counters of its limits.
 * A test asks the library whether anything is missing.
 */
export const signInTables: Migration = {
  id: '0002-sign-in',
  up: (roles) => `
    create schema auth;
    grant usage on schema auth to ${roles.auth};

    create table auth."user" (
      id text primary key,
      name text not null,
      email text not null unique,
      "emailVerified" boolean not null,
      image text,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null default now()
    );

    create table auth.session (
      id text primary key,
      "expiresAt" timestamptz not null,
      token text not null unique,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null,
      "ipAddress" text,
      "userAgent" text,
      "userId" text not null references auth."user" (id) on delete cascade,
      "activeTenantId" bigint
    );
    create index "session_userId_idx" on auth.session ("userId");

    create table auth.account (
      id text primary key,
      "accountId" text not null,
      "providerId" text not null,
      "userId" text not null references auth."user" (id) on delete cascade,
      "accessToken" text,
      "refreshToken" text,
      "idToken" text,
      "accessTokenExpiresAt" timestamptz,
      "refreshTokenExpiresAt" timestamptz,
      scope text,
      password text,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null
    );
    create index "account_userId_idx" on auth.account ("userId");

    create table auth.verification (
      id text primary key,
      identifier text not null,
      value text not null,
      "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null default now()
    );
    create index verification_identifier_idx on auth.verification (identifier);

    create table auth.rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );

    grant select, insert, update, delete on all tables in schema auth to ${roles.auth};
  `,
};
