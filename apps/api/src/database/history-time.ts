import { AsyncLocalStorage } from 'node:async_hooks';

const time = new AsyncLocalStorage<Date>();

/**
 * Does something as if it were another time: what is noted of it meanwhile, in histories, ledgers and the audit log, is noted
 * with that time, and never changed after it. For the demo, whose orders are some weeks old.
 */
export const getAs = <Value>(at: Date, work: () => Promise<Value>): Promise<Value> =>
  time.run(at, work);

/** The time that is noted; null for that of the transaction. */
export const historyTime = (): Date | null => time.getStore() ?? null;
