import { isStaff, type RoleId, rolePermissions, USER_ROLE_ID } from '@org/schema';
import { appError } from '@org/schema/errors';
import { APIError } from 'better-auth/api';
import type { SignedIn, TenantContext } from '../../../kernel/access/call.ts';
import { findPerson, type PersonRecord } from '../../../kernel/access/person.repository.ts';
import {
  findTenantAccess,
  highestRole,
  listTenantAccess,
} from '../../../kernel/access/tenant-access.repository.ts';
import {
  outsideTransaction,
  type TenantDatabase,
} from '../../../kernel/database/tenant-database.ts';
import {
  type ConcurrencyLimiter,
  concurrencyLimiter,
} from '../../../kernel/threads/concurrency-limiter.ts';
import { loginName } from './login-name.ts';
import type { SessionReader } from './session-reader.ts';
import { SESSION_DAYS, type SignInLibrary } from './sign-in-library.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** Dependencies of the identity service. */
export interface IdentityOptions {
  readonly library: SignInLibrary;
  readonly readSession: SessionReader;
  readonly db: TenantDatabase;
  readonly limits: SignInLimits;
  /** True when demo accounts can sign in: on loopback, outside of production. */
  readonly demo: boolean;
}

/** Authenticates requests, and signs users in and out. */
export interface Identity {
  /**
   * Returns the signed-in user of a request in the admin or, given a site, on that site. A session is valid only where it began.
   */
  whoIs(headers: Headers, reply: Headers, site?: Place): Promise<SignedIn | null>;
  /** Returns the staff member of a tenant by their sign-in, without a session; null for everybody else. */
  getStaff(authId: string, tenantId: number): Promise<SignedIn | null>;
  /** Returns the signed-in user of a long-running request such as a stream. It renews nothing, because no cookie can be sent. */
  stillIs(headers: Headers): Promise<SignedIn | null>;
  signIn(
    credentials: { email: string; password: string },
    request: { headers: Headers; address: string },
    reply: Headers,
    /** Tenant of the site to sign in on. A user without access to it is refused like one with a wrong password. */
    site?: Place,
  ): Promise<SignedIn>;
  signOut(headers: Headers, reply: Headers): Promise<void>;
  /**
   * Changes the active tenant of a session.
   * @throws `not_found` when the user has no access to it
   */
  switchTenant(signedIn: SignedIn, tenantId: number): Promise<SignedIn>;
  /**
   * Creates a sign-in.
   * @throws `validation_failed` when the email is taken
   */
  createPerson(person: NewPerson): Promise<string>;
  /** Creates a sign-in, or reuses one without a user and sets its password. */
  takeLogin(person: NewPerson): Promise<string>;
  /** Returns the id of the sign-in with an email, of staff or of a tenant's visitors; undefined when there is none. */
  findLogin(email: string, tenantId?: number): Promise<string | undefined>;
}

/** Tenant of the site that sessions are bound to; undefined for the admin. */
type Place = Pick<TenantContext, 'id'> | undefined;

/** New sign-in for the library. The caller creates the row of the user. */
export interface NewPerson {
  readonly email: string;
  readonly displayName: string;
  readonly password: string;
  /** Tenant of a visitor account; undefined for staff. */
  readonly tenantId?: number | undefined;
}

/** Returns whether a session belongs to the site, or to the admin when there is no site. */
function getIs(siteTenantId: number | string | null | undefined, site: Place): boolean {
  return site ? Number(siteTenantId) === site.id : (siteTenantId ?? null) === null;
}

/** Returns whether a session has reached its absolute end. */
function isOver({ createdAt }: { readonly createdAt: Date }): boolean {
  return createdAt.getTime() + SESSION_DAYS * 24 * 3600 * 1000 <= Date.now();
}

function copyCookies(from: Headers, reply: Headers): void {
  for (const cookie of from.getSetCookie()) reply.append('set-cookie', cookie);
}

/** Creates the identity service on the sign-in library. Calls of the library never run inside open transactions. */
export function createIdentity({
  library,
  readSession,
  db,
  limits,
  demo,
}: IdentityOptions): Identity {
  // Hashing uses Node's four worker threads, which new database connections and file access need as well.
  const hashing: ConcurrencyLimiter = concurrencyLimiter({ atOnce: 2, waiting: 60 });
  const canEnter = (person: PersonRecord | undefined): person is PersonRecord =>
    person?.isActive === true && (demo || !person.isDemo);

  /** Memberships are read for every request, so that a removed member loses access immediately. */
  async function standing(
    authId: string,
    sessionToken: string,
    activeTenantId: number | null,
    site: Place,
  ): Promise<SignedIn | null> {
    const found = await findTenantAccess(db, authId, activeTenantId);
    // Staff are not signed in on a site; visitors are not signed in in the admin or on other sites.
    if (!canEnter(found?.person) || found.person.tenantId !== (site?.id ?? null)) return null;
    const { isDemo: _demo, isActive: _active, tenantId: _tenant, ...known } = found.person;
    // The user has lost access to the chosen tenant, so the session continues as if none had been chosen.
    const access =
      found.access ??
      (activeTenantId === null ? undefined : (await findTenantAccess(db, authId, null))?.access);
    const roleId: RoleId =
      access?.roleId ??
      (await db.asPlatform('resolve session', (tx) => highestRole(tx, known.id))) ??
      USER_ROLE_ID;
    return {
      person: known,
      sessionToken,
      roleId,
      permissions: access?.permissions ?? rolePermissions(roleId),
      tenant: access?.tenant ?? null,
      reach: found.reach,
    };
  }

  /** Returns the identity of a session: on a site only within its tenant. */
  async function standingAt(
    site: Place,
    authId: string,
    token: string,
    activeTenantId: number | null,
  ): Promise<SignedIn | null> {
    const known = await standing(authId, token, site ? site.id : activeTenantId, site);
    if (!site || !known) return known;
    return known.tenant?.id === site.id ? known : null;
  }

  async function currentSession(headers: Headers, reply: Headers) {
    outsideTransaction('reading a session');
    if (!headers.has('cookie')) return null;
    const found = await library.api.getSession({ headers, returnHeaders: true });
    copyCookies(found.headers, reply);
    return found.response;
  }

  async function enter(
    email: string,
    password: string,
    headers: Headers,
    reply: Headers,
  ): Promise<{ authId: string; token: string }> {
    outsideTransaction('signing in');
    try {
      const { headers: answered, response } = await library.api.signInEmail({
        body: { email, password },
        headers,
        returnHeaders: true,
      });
      copyCookies(answered, reply);
      return { authId: response.user.id, token: response.token };
    } catch (error) {
      if (error instanceof APIError && error.statusCode < 500)
        throw appError('credentials_invalid');
      throw error;
    }
  }

  return {
    async whoIs(headers, reply, site) {
      outsideTransaction('reading a session');
      const running = await readSession(headers);
      if (running && !getIs(running.siteTenantId, site)) return null;
      if (running && !running.isDue)
        return standingAt(site, running.authId, running.token, running.activeTenantId);
      // The library extends the session, or removes a cookie without a session.
      const found = await currentSession(headers, reply);
      if (!found || !getIs(found.session.siteTenantId, site) || isOver(found.session)) return null;
      const { token, activeTenantId } = found.session;
      return standingAt(site, found.user.id, token, activeTenantId ?? null);
    },

    async getStaff(authId, tenantId) {
      const known = await standing(authId, '', tenantId, undefined);
      return known?.tenant?.id === tenantId && isStaff(known.roleId) ? known : null;
    },

    async stillIs(headers) {
      outsideTransaction('reading a session');
      const running = await readSession(headers);
      return running && getIs(running.siteTenantId, undefined)
        ? standing(running.authId, running.token, running.activeTenantId, undefined)
        : null;
    },

    async signIn({ email, password }, { headers, address }, reply, site) {
      const name = loginName(email, site?.id);
      await limits.attempt(address, name);
      const before = await currentSession(headers, new Headers());
      const cookies = new Headers();
      const { authId, token } = await hashing.run(() => enter(name, password, headers, cookies));
      const signedIn = await standingAt(site, authId, token, null);
      const { internalAdapter } = await library.$context;
      if (!signedIn) {
        await internalAdapter.deleteSession(token);
        throw appError('credentials_invalid');
      }
      // The previous session of this browser ends when the new one starts.
      if (before) await internalAdapter.deleteSession(before.session.token);
      await internalAdapter.updateSession(token, {
        ipAddress: address,
        ...(site && { siteTenantId: site.id }),
      });
      await limits.succeeded(address, name);
      copyCookies(cookies, reply);
      return signedIn;
    },

    async signOut(headers, reply) {
      outsideTransaction('signing out');
      const { headers: answered } = await library.api.signOut({ headers, returnHeaders: true });
      copyCookies(answered, reply);
    },

    async switchTenant(signedIn, tenantId) {
      const [access] = await db.asPlatform('switch tenant', (tx) =>
        listTenantAccess(tx, signedIn.person.id, { tenantId }),
      );
      if (!access) throw appError('not_found');
      const { internalAdapter } = await library.$context;
      await internalAdapter.updateSession(signedIn.sessionToken, { activeTenantId: tenantId });
      const { tenant, roleId, permissions } = access;
      return { ...signedIn, tenant, roleId, permissions };
    },

    async createPerson({ email, displayName, password, tenantId }) {
      outsideTransaction('making a person');
      const context = await library.$context;
      const name = loginName(email, tenantId);
      const taken = await context.internalAdapter.findUserByEmail(name);
      if (taken)
        throw appError('validation_failed', {
          formErrors: { email: 'A person with this email already exists' },
        });
      const hash = await hashing.run(() => context.password.hash(password));
      const user = await context.internalAdapter.createUser(
        { email: name, name: displayName, emailVerified: true },
        { method: 'email-password' },
      );
      await context.internalAdapter.linkAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password: hash,
      });
      return user.id;
    },

    async takeLogin(person) {
      outsideTransaction('making a person');
      const context = await library.$context;
      const left = await context.internalAdapter.findUserByEmail(
        loginName(person.email, person.tenantId),
      );
      if (!left) return this.createPerson(person);
      const isTaken = await db.asPlatform('accept invitation', (tx) =>
        findPerson(tx, left.user.id),
      );
      if (isTaken) throw appError('link_ended');
      const hash = await hashing.run(() => context.password.hash(person.password));
      await context.internalAdapter.updatePassword(left.user.id, hash);
      return left.user.id;
    },

    async findLogin(email, tenantId) {
      outsideTransaction('looking up a sign-in');
      const found = await (await library.$context).internalAdapter.findUserByEmail(
        loginName(email, tenantId),
      );
      return found?.user.id;
    },
  };
}
