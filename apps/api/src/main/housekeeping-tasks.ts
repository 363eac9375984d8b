import { STREAM_TIMES, TRASH_DAYS } from '@org/schema';
import { sql } from 'kysely';
import type { Database } from '../kernel/database/open-database.ts';
import type { TenantTx } from '../kernel/database/tenant-database.ts';
import { removeOldBulkWorks } from '../kernel/entities/bulk-work.service.ts';
import { emptyTrash } from '../kernel/entities/empty-trash.ts';
import type { MediaStore } from '../kernel/files/media-store.ts';
import type { Housekeeping, HousekeepingWork } from '../kernel/jobs/housekeeping.ts';
import { releaseExpired, removeLeftCarts } from '../modules/commerce/cart/cart-reservations.ts';
import { learnChoices } from '../modules/commerce/store/learn-choices.ts';
import { sweepOrphans } from '../modules/content/media/media.service.ts';
import { goLive } from '../modules/content/pages/go-live.ts';
import { removeOldEvents, rollUpDay } from '../modules/marketing/analytics/roll-up.ts';
import { SESSION_DAYS } from '../modules/platform/auth/sign-in-library.ts';

/** Days for which given-up work is shown. */
const FAILED_DAYS = 30;
/** Days for which it is known what services of payment have told; none tells anything again after three. */
const NOTICE_DAYS = 30;
/** Days for which a change of very many records is remembered: its deletions can be undone for as long as the trash keeps them. */
const BULK_DAYS = TRASH_DAYS;
/** Days for which a cart waits for its visitor; their cookie goes at the same time. */
export const CART_DAYS = 90;
/** Rows that one statement removes, so that none holds locks for long. */
const AT_ONCE = 5000;

/**
 * Runs work in every tenant, in one transaction each, as long as there is more; stops between transactions when it is aborted.
 */
async function inEveryTenant(
  { db }: Pick<Database, 'db'>,
  { signal }: Pick<HousekeepingWork, 'signal'>,
  work: (tx: TenantTx, tenantId: number) => Promise<boolean>,
): Promise<void> {
  const tenants = await db.asPlatform('keep house', (tx) =>
    tx.selectFrom('tenants').select('id').orderBy('id').execute(),
  );
  for (const { id } of tenants)
    for (let isMore = true; isMore; ) {
      signal.throwIfAborted();
      isMore = await db.asTenant(id, (tx) => work(tx, id));
    }
}

/** Removes old rows of a tenant's table, some thousand at a time. Shape: → what says whether there are more. */
function removeOld(
  table: 'outbox' | 'idempotency_keys' | 'failed_jobs' | 'payment_notices',
  column: 'created_at' | 'expires_at' | 'failed_at',
  age: number,
) {
  return async (tx: TenantTx): Promise<boolean> => {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${new Date(Date.now() - age)} limit ${AT_ONCE}
    )`.execute(tx);
    return Number(numAffectedRows) === AT_ONCE;
  };
}

/**
 * Removes security events that are older than a year, and the addresses and browsers of older changes.
 * Shape: → whether there may be more.
 */
async function expireAuditLog(tx: TenantTx): Promise<boolean> {
  const { rows } = await sql<{ expired: number }>`
    select app.expire_audit_log(${AT_ONCE}) as expired`.execute(tx);
  return rows[0]?.expired === AT_ONCE;
}

/** Puts what every installation needs onto the list. */
export function addHousekeeping(
  housekeeping: Housekeeping,
  { database, store }: { readonly database: Database; readonly store: MediaStore },
): void {
  const day = 24 * 3600 * 1000;
  const old = [
    ['old-events', removeOld('outbox', 'created_at', STREAM_TIMES.kept)],
    ['old-idempotency-keys', removeOld('idempotency_keys', 'expires_at', 0)],
    ['old-failed-jobs', removeOld('failed_jobs', 'failed_at', FAILED_DAYS * day)],
    ['old-payment-notices', removeOld('payment_notices', 'created_at', NOTICE_DAYS * day)],
    ['old-security-events', expireAuditLog],
    [
      'due-pages',
      // Each page has its own job; this covers pages that were scheduled in bulk, and pages whose job failed for good.
      async (tx: TenantTx, tenantId: number) => {
        await goLive(tx, tenantId);
        return false;
      },
    ],
    [
      'old-bulk-works',
      (tx: TenantTx) => removeOldBulkWorks(tx, new Date(Date.now() - BULK_DAYS * day), AT_ONCE),
    ],
    [
      'left-carts',
      // Expired reservations of carts have their own job; this covers carts whose job failed for good.
      async (tx: TenantTx, tenantId: number) =>
        (await releaseExpired(tx, tenantId)) ||
        removeLeftCarts(tx, new Date(Date.now() - CART_DAYS * day), AT_ONCE),
    ],
  ] as const;
  for (const [name, remove] of old)
    housekeeping.add({ name, run: (work) => inEveryTenant(database, work, remove) });

  housekeeping.add({ name: 'product-choices', run: (work) => learnChoices(database, work) });
  housekeeping.add({
    name: 'old-sign-ins',
    run: async () => {
      const { authPool } = database;
      await authPool.query(
        'delete from session where "expiresAt" < now() or "createdAt" < now() - make_interval(days => $1)',
        [SESSION_DAYS],
      );
      await authPool.query('delete from verification where "expiresAt" < now()');
      await database.db.asPlatform('keep house', (tx) =>
        tx.deleteFrom('account_links').where('expires_at', '<', new Date()).execute(),
      );
      await authPool.query('delete from rate_limits where expire < $1', [Date.now()]);
    },
  });
  housekeeping.add({
    name: 'old-trash',
    run: (work) => inEveryTenant(database, work, async (tx) => (await emptyTrash(tx)) > 0),
  });
  housekeeping.add({
    name: 'visits-by-day',
    run: async (work) => {
      await inEveryTenant(database, work, (tx, tenantId) => rollUpDay(tx, tenantId));
      await inEveryTenant(database, work, (tx) => removeOldEvents(tx));
    },
  });
  housekeeping.add({
    name: 'orphan-files',
    cron: '23 4 * * *',
    run: async ({ log }) => {
      const swept = await sweepOrphans(store, database.db);
      if (swept > 0) log.info({ swept }, 'orphan files removed');
    },
  });
}
