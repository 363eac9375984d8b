import type { MailRate } from '../config/mail-config.ts';
import type { PlatformTx, TenantDatabase } from '../database/tenant-database.ts';

/** Name of the row of the installation's mail server. */
const NAME = 'installation';

/** Time in ms from now for which emails are reserved at most, so that campaigns of several tenants take turns. */
const HORIZON = 10_000;
/** Longest time in ms that a worker waits for its first email; otherwise it comes back later. */
const MAX_WAIT = 5000;
/** Part of the unit of a rate in which emails may be made up that were not sent before. */
const CATCH_UP = 1 / 60;

/** Times that a worker has reserved for emails. */
export interface RateSlots {
  readonly count: number;
  /** Time of the first email in ms. */
  readonly startsAt: number;
  /** Milliseconds between two emails. */
  readonly interval: number;
}

/** Limit of the emails that all processes send through the installation's mail server. */
export interface MailRateLimit {
  /**
   * Reserves times for emails that are about to be sent, at least one.
   * @param wanted - number of emails
   * @returns the time at which there is room, when that is not soon
   */
  reserve(wanted: number): Promise<RateSlots | { readonly opensAt: Date }>;
  /** Releases reserved times from an index on, unless later ones were reserved since. */
  release(slots: RateSlots, from: number): Promise<void>;
  /** Counts an email that does not wait, such as that of an order. */
  count(): Promise<void>;
  /** Returns the time of the next email that is not reserved, and the time between two; reserves nothing. */
  forecast(): Promise<Pick<RateSlots, 'startsAt' | 'interval'>>;
}

/**
 * Creates the limit of emails. Emails get times one after another (GCRA), in one row of the database that all workers share: in no
 * time span of the rate are there more emails than it allows.
 */
export function createMailRate(
  db: Pick<TenantDatabase, 'asPlatform'>,
  { emails, time }: MailRate,
  now: () => number = Date.now,
): MailRateLimit {
  const catchUp = time * CATCH_UP;
  const interval = (time + catchUp) / emails;

  /** Reads the next free time, which no other worker can take before the transaction ends. */
  async function lockNext(tx: PlatformTx): Promise<number> {
    await tx
      .insertInto('mail_rates')
      .values({ name: NAME, next_at: new Date(now()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { next_at } = await tx
      .selectFrom('mail_rates')
      .select('next_at')
      .where('name', '=', NAME)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return Math.max(next_at.getTime(), now() - catchUp);
  }
  async function saveNext(tx: PlatformTx, next: number): Promise<void> {
    await tx
      .updateTable('mail_rates')
      .set({ next_at: new Date(Math.ceil(next)) })
      .where('name', '=', NAME)
      .execute();
  }
  const endTime = ({ startsAt, count }: RateSlots): number => startsAt + count * interval;

  return {
    reserve: (wanted) =>
      db.asPlatform('send mail', async (tx) => {
        const startsAt = await lockNext(tx);
        if (startsAt - now() > MAX_WAIT) return { opensAt: new Date(startsAt) };
        const room = Math.floor((now() + HORIZON - startsAt) / interval);
        const slots = { count: Math.max(1, Math.min(wanted, room)), startsAt, interval };
        await saveNext(tx, endTime(slots));
        return slots;
      }),
    async release(slots, from) {
      if (from >= slots.count) return;
      await db.asPlatform('send mail', async (tx) => {
        const { count, startsAt } = slots;
        await tx
          .updateTable('mail_rates')
          .set({ next_at: new Date(Math.ceil(endTime({ ...slots, startsAt, count: from }))) })
          .where('name', '=', NAME)
          .where('next_at', '=', new Date(Math.ceil(endTime({ ...slots, count }))))
          .execute();
      });
    },
    count: () =>
      db.asPlatform('send mail', async (tx) => saveNext(tx, (await lockNext(tx)) + interval)),
    async forecast() {
      const row = await db.asPlatform('send mail', (tx) =>
        tx.selectFrom('mail_rates').select('next_at').where('name', '=', NAME).executeTakeFirst(),
      );
      return { startsAt: Math.max(row?.next_at.getTime() ?? now(), now() - catchUp), interval };
    },
  };
}
