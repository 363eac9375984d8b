import { AsyncLocalStorage } from 'node:async_hooks';

const time = new AsyncLocalStorage<Date>();

/**
 * Runs work at another time: histories, stock movements and the audit log record that time. The demo uses it for its orders,
 * which are some weeks old.
 */
export const getAs = <Value>(at: Date, work: () => Promise<Value>): Promise<Value> =>
  time.run(at, work);

/** The time that is noted; null for that of the transaction. */
export const historyTime = (): Date | null => time.getStore() ?? null;
