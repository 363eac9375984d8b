import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';

/** Milliseconds for which a successful write check is reused, because anyone can call the route often. */
const HOLDS = 1000;
/** Seconds after which a monitor may retry. */
const RETRY_AFTER = 5;

/**
 * Creates the readiness check: the database answers, and a row and a file in the data folder can be written. Calls within a
 * second share the write check; the database is queried each time.
 * @throws `unavailable`
 */
export function proveReady(
  db: TenantDatabase,
  store: MediaStore,
  now: () => number = Date.now,
): () => Promise<void> {
  let written: { until: number; done: Promise<void> } | undefined;

  async function write(): Promise<void> {
    await db.asPlatform('check health', (tx) =>
      tx
        .insertInto('readiness')
        .values({ id: 1, proven_at: new Date() })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ proven_at: new Date() }))
        .execute(),
    );
    await store.proveWritable();
  }

  async function prove(): Promise<void> {
    if (written && written.until > now()) {
      await db.asPlatform('check health', (tx) => sql`select 1`.execute(tx));
      return written?.done;
    }
    const done = write();
    written = { until: now() + HOLDS, done };
    // The next call repeats a failed check.
    done.catch(() => {
      written = undefined;
    });
    return done;
  }

  return () =>
    prove().catch((cause: unknown) => {
      throw appError('unavailable', { cause, retryAfter: RETRY_AFTER });
    });
}
