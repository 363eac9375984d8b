import { createHash, randomBytes } from 'node:crypto';
import { appError } from '@org/schema/errors';
import ical, { ICalEventStatus } from 'ical-generator';
import { sql } from 'kysely';
import { actorInBackground } from '../../../kernel/access/background-actor.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { findActiveStaff } from '../boards/people/record-people.ts';
import { hideProjectNames } from '../projects/project-access.ts';
import { findSchedules, isDuring } from './find-schedules.ts';
import { expandSchedule } from './schedule-series.ts';

/** Bytes of the secret of an address. */
const SECRET_BYTES = 24;
/** A tenant's guid and a secret. */
const KEY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{48})$/;
const DAY = 86_400_000;
/** Days of a feed before today and after it. */
const PAST_DAYS = 31;
const FUTURE_DAYS = 180;

/** Returns the stored hash of a secret; the hash alone opens nothing. */
const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Returns whether the user has a calendar feed. */
export async function hasFeed({ tx, actor }: TenantWrite): Promise<boolean> {
  const row = await tx
    .selectFrom('working_hours')
    .select('calendar_hash')
    .where('user_id', '=', actor.person.id)
    .executeTakeFirst();
  return typeof row?.calendar_hash === 'string';
}

/** Creates the key of the user's calendar feed; the one before stops working. Shape: write, guid of the tenant → key. */
export async function createFeed(write: TenantWrite, guid: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const calendar_hash = hashSecret(secret);
  const user_id = await cacheActor(write);
  await write.tx
    .insertInto('working_hours')
    .values({ tenant_id: write.tenantId, user_id, calendar_hash })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ calendar_hash }),
    )
    .execute();
  return `${guid}-${secret}`;
}

/** Turns the user's calendar feed off. */
export async function removeFeed({ tx, actor }: TenantWrite): Promise<void> {
  await tx
    .updateTable('working_hours')
    .set({ calendar_hash: null })
    .where('user_id', '=', actor.person.id)
    .execute();
}

/** Writes the planned time of a person as iCalendar. */
async function writeCalendar(
  read: Pick<TenantWrite, 'tx' | 'actor'>,
  { name, adminOrigin }: { readonly name: string; readonly adminOrigin: string },
): Promise<string> {
  const from = new Date(Date.now() - PAST_DAYS * DAY);
  const to = new Date(Date.now() + FUTURE_DAYS * DAY);
  const rows = await hideProjectNames(
    read,
    await findSchedules(read.tx, [
      isDuring(from, to),
      sql<boolean>`s.user_id = ${read.actor.person.id}`,
    ]),
  );
  const calendar = ical({ name, prodId: { company: 'Atrium', product: 'Schedule' } });
  for (const { row, start, end, occurrence } of rows.flatMap((one) =>
    expandSchedule(one, from, to),
  ))
    calendar.createEvent({
      id: `schedule-${row.id}${occurrence ? `-${occurrence.getTime()}` : ''}@${new URL(adminOrigin).hostname}`,
      start,
      end,
      allDay: row.all_day,
      summary: row.title,
      description: [row.project_title, row.notes].filter(Boolean).join('\n\n'),
      url: `${adminOrigin}/admin/tasks/${row.task_id}`,
      stamp: row.updated_at,
      status: row.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return calendar.toString();
}

const noSuchCalendar = () =>
  appError('not_found', {
    message: 'This calendar address no longer works',
    hint: 'Copy the current address in Schedule, and subscribe again.',
  });

/**
 * Returns the calendar at a secret address. It ends with the person's membership.
 * Errors: `not_found` for any other address.
 */
export async function readFeed(
  { db, adminOrigin }: { readonly db: TenantDatabase; readonly adminOrigin: string },
  key: string,
): Promise<string> {
  const [, guid, secret] = KEY.exec(key) ?? [];
  if (guid === undefined || secret === undefined) throw noSuchCalendar();
  const tenant = await db.asPlatform('resolve host', (tx) =>
    tx
      .selectFrom('tenants')
      .select(['id', 'name'])
      .where('guid', '=', guid)
      .where('status', '=', 'active')
      .where('plan', '=', 'enterprise')
      .executeTakeFirst(),
  );
  if (!tenant) throw noSuchCalendar();
  const ownerId = await db.asTenant(tenant.id, async (tx) => {
    const owner = await tx
      .selectFrom('working_hours')
      .select('user_id')
      .where('calendar_hash', '=', hashSecret(secret))
      .executeTakeFirst();
    const staff = await findActiveStaff(tx, owner ? [owner.user_id] : []);
    return owner && staff.has(owner.user_id) ? owner.user_id : undefined;
  });
  const actor =
    ownerId === undefined
      ? undefined
      : await actorInBackground(db, tenant.id, ownerId, 'calendar feed');
  if (!actor) throw noSuchCalendar();
  return db.asTenant(tenant.id, (tx) =>
    writeCalendar({ tx, actor }, { name: tenant.name, adminOrigin }),
  );
}
