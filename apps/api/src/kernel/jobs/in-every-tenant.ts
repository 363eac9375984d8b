import { sql } from 'kysely';
import type { TenantDatabase, TenantTx } from '../database/tenant-database.ts';
import type { HousekeepingTask, HousekeepingWork } from './housekeeping.ts';

/** Rows that one statement removes, so that none holds locks for long. */
export const ROWS_AT_ONCE = 5000;

/** Milliseconds of a day. */
export const DAY_MS = 24 * 3600 * 1000;

/**
 * Work in one tenant.
 * @returns whether there may be more
 */
export type TenantHousekeeping = (tx: TenantTx, tenantId: number) => Promise<boolean>;

/** Returns the ids of all tenants. */
export async function listTenantIds(db: TenantDatabase): Promise<number[]> {
  const tenants = await db.asPlatform('keep house', (tx) =>
    tx.selectFrom('tenants').select('id').orderBy('id').execute(),
  );
  return tenants.map(({ id }) => id);
}

/**
 * Runs work in every tenant, in one transaction each, as long as there is more; stops between transactions when it is aborted.
 */
export async function inEveryTenant(
  db: TenantDatabase,
  { signal }: Pick<HousekeepingWork, 'signal'>,
  work: TenantHousekeeping,
): Promise<void> {
  for (const id of await listTenantIds(db))
    for (let isMore = true; isMore; ) {
      signal.throwIfAborted();
      isMore = await db.asTenant(id, (tx) => work(tx, id));
    }
}

/** Creates a task that runs work in every tenant. */
export function tenantTask(
  db: TenantDatabase,
  name: string,
  work: TenantHousekeeping,
): HousekeepingTask {
  return { name, run: (input) => inEveryTenant(db, input, work) };
}

/** Returns work that removes rows that are older than an age in milliseconds. */
export function removeOld(
  table: 'outbox' | 'idempotency_keys' | 'failed_jobs' | 'payment_notices',
  column: 'created_at' | 'expires_at' | 'failed_at',
  age: number,
): TenantHousekeeping {
  return async (tx) => {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${new Date(Date.now() - age)} limit ${ROWS_AT_ONCE}
    )`.execute(tx);
    return Number(numAffectedRows) === ROWS_AT_ONCE;
  };
}
