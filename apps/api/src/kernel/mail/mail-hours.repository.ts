import { sql } from 'kysely';
import type { TenantTx } from '../database/tenant-database.ts';

const HOUR = 3_600_000;

/** Returns the beginning of the hour of a time. */
const startOfHour = (time: Date): Date => new Date(Math.floor(time.getTime() / HOUR) * HOUR);

/** Returns the time at which the next hour begins. */
export const nextHour = (time: Date): Date => new Date(startOfHour(time).getTime() + HOUR);

/** Emails that may go to the mail server of a tenant in an hour. */
export interface HourShare {
  readonly hour: Date;
  readonly count: number;
}

/**
 * Reserves emails of this hour's limit for a worker, so that several workers stay within the limit of the mail server. `returnShare`
 * releases the rest.
 * @param limit - emails in an hour
 * @param wanted - number of emails that are about to be sent
 */
export async function takeShare(
  tx: TenantTx,
  tenantId: number,
  limit: number,
  wanted: number,
): Promise<HourShare> {
  const hour = startOfHour(new Date());
  await tx.deleteFrom('mail_hours').where('hour', '<', hour).execute();
  await tx
    .insertInto('mail_hours')
    .values({ tenant_id: tenantId, hour })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { emails } = await tx
    .selectFrom('mail_hours')
    .select('emails')
    .where('hour', '=', hour)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const count = Math.max(0, Math.min(wanted, limit - emails));
  if (count > 0)
    await tx
      .updateTable('mail_hours')
      .set({ emails: emails + count })
      .where('hour', '=', hour)
      .execute();
  return { hour, count };
}

/** Releases reserved emails that were not sent. */
export async function returnShare(tx: TenantTx, { hour, count }: HourShare): Promise<void> {
  if (count > 0)
    await tx
      .updateTable('mail_hours')
      .set({ emails: sql`greatest(0, emails - ${count})` })
      .where('hour', '=', hour)
      .execute();
}

/** Limit of the emails that the tenant's mail server takes in an hour. */
export interface HourLimit {
  readonly limit: number;
  /** Number of emails that it takes in the rest of this hour. */
  readonly room: number;
}

/** Returns the hourly limit of the tenant's mail server; null for a server without a limit, undefined without a server. */
export async function readHourLimit(tx: TenantTx): Promise<HourLimit | null | undefined> {
  const row = await tx
    .selectFrom('mail_servers')
    .leftJoin('mail_hours', (join) =>
      join
        .onRef('mail_hours.tenant_id', '=', 'mail_servers.tenant_id')
        .on('mail_hours.hour', '=', startOfHour(new Date())),
    )
    .select(['mail_servers.hourly_limit as limit', 'mail_hours.emails'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { limit, emails } = row;
  return limit === null ? null : { limit, room: Math.max(0, limit - (emails ?? 0)) };
}
