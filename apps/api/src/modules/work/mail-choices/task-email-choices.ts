import {
  TASK_EMAIL_EVENTS,
  type TaskEmailEvent,
  type TaskEmailName,
  type TaskEmails,
  type TaskEmailsUpdate,
} from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

const NAMES = Object.keys(TASK_EMAIL_EVENTS) as TaskEmailName[];

/** Returns the users among some who have turned off an email. */
export async function findOptedOut(
  tx: TenantTx,
  event: TaskEmailEvent,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('task_email_opt_outs')
    .select('user_id')
    .where('event', '=', event)
    .where('user_id', 'in', userIds)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Returns the emails that a user wants to get: all of them by default. */
export async function readTaskEmails(tx: TenantTx, userId: number): Promise<TaskEmails> {
  const rows = await tx
    .selectFrom('task_email_opt_outs')
    .select('event')
    .where('user_id', '=', userId)
    .execute();
  const isOn = (name: TaskEmailName): boolean =>
    rows.every(({ event }) => event !== TASK_EMAIL_EVENTS[name]);
  return { assigned: isOn('assigned'), dueSoon: isOn('dueSoon'), mentioned: isOn('mentioned') };
}

/**
 * Turns an email off for a user. Doing so again changes nothing.
 * @returns false for a user who has never worked in the tenant
 */
export async function turnOffTaskEmail(
  tx: TenantTx,
  tenantId: number,
  { userId, event }: { readonly userId: number; readonly event: TaskEmailEvent },
): Promise<boolean> {
  const person = await tx
    .selectFrom('people')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!person) return false;
  await tx
    .insertInto('task_email_opt_outs')
    .values({ tenant_id: tenantId, user_id: userId, event })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Turns emails on or off for a user; those that the change does not name stay as they are. */
export async function changeTaskEmails(
  tx: TenantTx,
  tenantId: number,
  userId: number,
  change: TaskEmailsUpdate,
): Promise<TaskEmails> {
  for (const name of NAMES) {
    const event = TASK_EMAIL_EVENTS[name];
    if (change[name] === false) await turnOffTaskEmail(tx, tenantId, { userId, event });
    if (change[name] === true)
      await tx
        .deleteFrom('task_email_opt_outs')
        .where('user_id', '=', userId)
        .where('event', '=', event)
        .execute();
  }
  return readTaskEmails(tx, userId);
}
