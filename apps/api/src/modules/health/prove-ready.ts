import { appError } from '@org/schema';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/tenant-database.ts';
import type { MediaStore } from '../media/media-store.ts';

/** How long it holds that rows and files can be written, ms: monitors ask often, and anybody may ask. */
const HOLDS = 1000;
/** Seconds after which a monitor may ask again. */
const RETRY_AFTER = 5;

/**
 * Makes the check that the process can do its work: the database answers, a row is written to it and a file to the data folder.
 * Those who ask within a second share what was written; that the database answers is asked each time. Errors: `unavailable`.
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
    // A failure is found out anew by the next who asks.
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
