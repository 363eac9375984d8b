import { AsyncLocalStorage } from 'node:async_hooks';
import { invariant } from '@org/schema/errors';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { RoleNames } from './role-names.ts';
import type { PlatformTables, TenantTables } from './tables.gen.ts';

/** A transaction in which one tenant's rows exist and no others. */
export type TenantTx = Transaction<TenantTables>;
/** A transaction over the platform's tables. */
export type PlatformTx = Transaction<PlatformTables>;

/** Why code steps out of a tenant: a closed list, so that each use can be found and is named in the log. */
export type PlatformReason =
  | 'resolve session'
  | 'resolve host'
  | 'view a site'
  | 'list tenants'
  | 'list members'
  | 'switch tenant'
  | 'create owner'
  | 'seed'
  | 'check health'
  | 'sweep files'
  | 'find image'
  | 'learn usages'
  | 'keep house'
  | 'send mail'
  | 'reset password'
  | 'own account'
  | 'people of a tenant'
  | 'domains of a tenant'
  | 'accept invitation'
  | 'shop account'
  | 'run the platform'
  | 'starter site'
  | 'pictures of an import'
  | 'record security event';

/** The only way to data. Each call is one transaction: committed when `work` resolves, rolled back when it throws. */
export interface TenantDatabase {
  asTenant<Value>(tenantId: number, work: (tx: TenantTx) => Promise<Value>): Promise<Value>;
  asPlatform<Value>(
    reason: PlatformReason,
    work: (tx: PlatformTx) => Promise<Value>,
  ): Promise<Value>;
  /**
   * Asks the platform one thing that changes nothing, in one way to the server and back: a transaction's beginning, its statement
   * and its end are sent together. What every request of a signed-in person begins with.
   */
  askPlatform<Row>(reason: PlatformReason, query: RawBuilder<Row>): Promise<readonly Row[]>;
  /**
   * Runs the platform's part of a change in a tenant, in the same transaction: both are committed, or neither. The transaction
   * cannot be used for anything else while `work` runs. An error in `work` ends the whole transaction.
   */
  platformWithin<Value>(
    tx: TenantTx,
    reason: PlatformReason,
    work: (tx: PlatformTx) => Promise<Value>,
  ): Promise<Value>;
}

/** An open transaction. */
interface OpenTransaction {
  /** Statements that began the transaction. */
  readonly scope: string;
  /** Key by which its audit entries are signed. */
  readonly auditKey: string;
}

/** The open transaction. It must not wait for a second one of the same request: that would hang once the pool is empty. */
const open = new AsyncLocalStorage<OpenTransaction>();

/** Returns the key by which audit entries of the open transaction are signed. */
export function currentAuditKey(): string {
  const transaction = open.getStore();
  invariant(transaction, 'audit entries are written in a transaction');
  return transaction.auditKey;
}

/** Begins a transaction and sets its role, schema and tenant in one message to the server. */
class ScopedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`begin; ${open.getStore()?.scope ?? ''}`));
  }
}

class ScopedDialect extends PostgresDialect {
  private readonly pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.pool = pool;
  }

  override createDriver(): Driver {
    return new ScopedDriver({ pool: this.pool });
  }
}

/** Says that no transaction is open here; for code that talks to the database by its own connection. */
export function outsideTransaction(what: string): void {
  invariant(open.getStore() === undefined, `${what} inside an open transaction`);
}

/** True for a connection that was idle when the server went away, and is found broken at its next use. */
function wasCut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return (
    code === '57P01' ||
    code === '57P02' ||
    code === 'ECONNRESET' ||
    code === 'EPIPE' ||
    error.message.startsWith('Connection terminated')
  );
}

/**
 * Sends statements together, and waits for all of them. Rejects as the first that fails.
 * @returns the rows of the asked one
 */
async function askTogether(
  client: PoolClient,
  scope: string,
  { sql: text, parameters }: CompiledQuery,
): Promise<unknown[]> {
  const [began, asked, ended] = await Promise.allSettled([
    client.query(`begin read only; ${scope}`),
    client.query(text, [...parameters]),
    client.query('commit'),
  ]);
  for (const one of [began, asked, ended]) if (one.status === 'rejected') throw one.reason;
  return asked.status === 'fulfilled' ? asked.value.rows : [];
}

/**
 * Creates the tenant database on a pool of the application's login. Role, schema and tenant are set for the transaction only, so
 * that a pooled connection carries nothing over to the next request. A connection that turns out to be broken before the work
 * began is replaced: nothing was done, so nothing is done twice.
 */
export function tenantDatabase(
  pool: Pool,
  roles: RoleNames,
  onPlatform: (reason: PlatformReason) => void,
  auditKey = '',
): TenantDatabase {
  const tenants = new Kysely<TenantTables>({ dialect: new ScopedDialect(pool) });
  const platform = new Kysely<PlatformTables>({ dialect: new ScopedDialect(pool) });
  const mostTries = 2 * (pool.options.max ?? 10) + 1;

  async function inTransaction<Tables, Value>(
    db: Kysely<Tables>,
    scope: string,
    work: (tx: Transaction<Tables>) => Promise<Value>,
  ): Promise<Value> {
    for (let tries = 1; ; tries++) {
      let began = false;
      try {
        return await open.run({ scope, auditKey }, () =>
          db.transaction().execute((tx) => {
            began = true;
            return work(tx);
          }),
        );
      } catch (error) {
        if (began || tries === mostTries || !wasCut(error)) throw error;
      }
    }
  }

  /** Nothing is changed, so that a connection that is cut on the way is replaced too. */
  async function askOnce(scope: string, query: CompiledQuery): Promise<unknown[]> {
    for (let tries = 1; ; tries++) {
      let broken: Error | undefined;
      let client: PoolClient | undefined;
      try {
        client = await pool.connect();
        return await askTogether(client, scope, query);
      } catch (error) {
        if (wasCut(error)) broken = error as Error;
        if (!broken || tries === mostTries) throw error;
      } finally {
        client?.release(broken);
      }
    }
  }

  const platformScope = `set local role ${roles.platform}; set local search_path = platform`;

  return {
    async asTenant(tenantId, work) {
      outsideTransaction('asTenant');
      invariant(Number.isSafeInteger(tenantId), 'a tenant id is a whole number');
      // Compiling a statement takes longer than any of ours runs.
      const scope = `set local role ${roles.runtime}; set local search_path = app; set local app.tenant_id = '${tenantId}'; set local jit = off`;
      return inTransaction(tenants, scope, work);
    },
    async asPlatform(reason, work) {
      outsideTransaction('asPlatform');
      onPlatform(reason);
      return inTransaction(platform, platformScope, work);
    },
    async askPlatform<Row>(reason: PlatformReason, query: RawBuilder<Row>) {
      outsideTransaction('askPlatform');
      onPlatform(reason);
      // The result has the type of the query, like the result of its own `execute`.
      return (await askOnce(platformScope, query.compile(platform))) as Row[];
    },
    async platformWithin(tx, reason, work) {
      onPlatform(reason);
      await sql`select set_config('role', ${roles.platform}, true), set_config('search_path', 'platform', true)`.execute(
        tx,
      );
      // The same transaction in another role: only the tables that it is typed for differ.
      const value = await work(tx as unknown as PlatformTx);
      await sql`select set_config('role', ${roles.runtime}, true), set_config('search_path', 'app', true)`.execute(
        tx,
      );
      return value;
    },
  };
}
