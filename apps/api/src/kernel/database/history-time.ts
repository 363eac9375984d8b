import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Transaction } from 'kysely';

const time = new AsyncLocalStorage<Date>();

/**
 * Runs work at another time: histories, stock movements and the audit log record that time. The demo uses it for its orders,
 * which are some weeks old.
 */
export const getAs = <Value>(at: Date, work: () => Promise<Value>): Promise<Value> =>
  time.run(at, work);

/** The time that is noted; null for that of the transaction. */
export const historyTime = (): Date | null => time.getStore() ?? null;

/**
 * Reads the last moment that the audit log takes for the past: just before the transaction began, however long it has run since
 * by the clock of this process.
 */
export async function latestPast<Tables>(tx: Transaction<Tables>): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() - interval '1 second' as at`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The database has no time');
  return row.at;
}
