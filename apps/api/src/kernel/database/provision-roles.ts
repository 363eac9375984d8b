import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { derivedKey } from '../crypto/secret.ts';
import type { RoleNames } from './role-names.ts';

/** Passwords of the three logins. */
export interface LoginPasswords {
  readonly app: string;
  readonly auth: string;
  readonly jobs: string;
}

/** Passwords of the logins, made from the application's secret. */
export function loginPasswords(secret: string, roles: RoleNames): LoginPasswords {
  return {
    app: derivedKey(secret, `login:${roles.app}`),
    auth: derivedKey(secret, `login:${roles.auth}`),
    jobs: derivedKey(secret, `login:${roles.jobs}`),
  };
}

const PLAIN = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/** Times that a statement about a role is tried, and the most milliseconds between two tries. */
const RETRY = { attempts: 40, pause: 50 } as const;

/**
 * Runs a statement that changes a role. Roles belong to the whole server: two processes that start on two of its databases may
 * change the same role at the same time, which PostgreSQL refuses instead of waiting.
 */
async function changeRole(owner: Client, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await owner.query(statement);
      return;
    } catch (error) {
      const isConflict = error instanceof Error && /tuple concurrently updated/.test(error.message);
      if (!isConflict || attempt === RETRY.attempts) throw error;
      // Of different lengths, so that two that collided once do not collide again.
      await sleep(RETRY.pause * Math.random());
    }
}

/**
 * Makes the roles that are missing and sets the logins' passwords; safe to run at every start.
 * The application's login does not inherit: a query outside the data door is refused by the server.
 */
export async function provisionRoles(
  owner: Client,
  roles: RoleNames,
  passwords: LoginPasswords,
): Promise<void> {
  const wanted: readonly [name: string, attributes: string][] = [
    [roles.runtime, `nologin noinherit ${PLAIN}`],
    [roles.platform, `nologin noinherit ${PLAIN}`],
    [roles.app, `login noinherit ${PLAIN} password ${owner.escapeLiteral(passwords.app)}`],
    [roles.auth, `login noinherit ${PLAIN} password ${owner.escapeLiteral(passwords.auth)}`],
    [roles.jobs, `login noinherit ${PLAIN} password ${owner.escapeLiteral(passwords.jobs)}`],
  ];
  const known = await owner.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any($1)',
    [wanted.map(([name]) => name)],
  );
  const there = new Set(known.rows.map((row) => row.rolname));
  for (const [name, attributes] of wanted) {
    const id = owner.escapeIdentifier(name);
    if (!there.has(name)) await changeRole(owner, `create role ${id} ${attributes}`);
    else if (attributes.includes('password'))
      await changeRole(
        owner,
        `alter role ${id} ${attributes.slice(attributes.indexOf('password'))}`,
      );
  }
  const ids = {
    runtime: owner.escapeIdentifier(roles.runtime),
    platform: owner.escapeIdentifier(roles.platform),
    app: owner.escapeIdentifier(roles.app),
    jobs: owner.escapeIdentifier(roles.jobs),
  };
  // A request sends a job in its own transaction, and takes on the queue's role for that one statement.
  await changeRole(owner, `grant ${ids.runtime}, ${ids.platform}, ${ids.jobs} to ${ids.app}`);
}
