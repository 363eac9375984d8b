import { sql } from 'kysely';
import type { TenantDatabase } from '../database/tenant-database.ts';
import type { HousekeepingWork } from '../jobs/housekeeping.ts';
import { ROWS_AT_ONCE } from '../jobs/in-every-tenant.ts';

/** Days for which the content of an email that was not sent is stored, so that it can be retried. */
export const MAIL_CONTENT_DAYS = 7;

/** Days for which it is stored which emails were sent, to whom and with which result. */
const MAIL_DAYS = 90;

/** Deletes the content of emails after a week, whatever their status, and the emails themselves after 90 days. */
export async function expireMails(
  db: TenantDatabase,
  { signal }: Pick<HousekeepingWork, 'signal'>,
): Promise<void> {
  const removed = sql`delete from mails where id in (
    select id from mails where created_at < now() - make_interval(days => ${MAIL_DAYS}::int) limit ${ROWS_AT_ONCE}
  )`;
  // A job that still waits for such an email finds it without content and does not send it.
  const cleared = sql`update mails set
      content = '',
      status = case status when 'queued' then 'failed' when 'sending' then 'uncertain' else status end,
      error = case status when 'queued' then ${`The email could not be sent within ${MAIL_CONTENT_DAYS} days`} else error end
    where id in (
      select id from mails
      where content <> '' and created_at < now() - make_interval(days => ${MAIL_CONTENT_DAYS}::int)
      limit ${ROWS_AT_ONCE}
    )`;
  for (const statement of [removed, cleared])
    for (let isMore = true; isMore; ) {
      signal.throwIfAborted();
      const { numAffectedRows = 0n } = await db.asPlatform('keep house', (tx) =>
        statement.execute(tx),
      );
      isMore = Number(numAffectedRows) === ROWS_AT_ONCE;
    }
}
