import type { WorkingHours, WorkingHoursUpdate } from '@org/schema/entities';
import { appError, invariant } from '@org/schema/errors';
import { canViewRates } from '../../../kernel/entities/entity-access.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { findActiveStaff, getAssignees, requireStaff } from '../boards/people/record-people.ts';

const RATES = { module: 'time_entries' } as const;

/** Returns working hours and rates of people who have their own, or of one of them. Rates are null for users who may not see them. */
export async function listWorkingHours(
  read: Pick<TenantWrite, 'tx' | 'actor'>,
  userId?: number,
): Promise<WorkingHours[]> {
  const query = read.tx
    .selectFrom('working_hours')
    .select(['user_id', 'working_minutes', 'hourly_rate'])
    .orderBy('user_id');
  const rows = await (userId === undefined ? query : query.where('user_id', '=', userId)).execute();
  const people = await getAssignees(
    read.tx,
    rows.map(({ user_id }) => user_id),
  );
  const seesRates = canViewRates(RATES, read);
  return rows.map(({ user_id, working_minutes, hourly_rate }) => ({
    user_id,
    user: people.get(user_id) ?? { id: user_id, displayName: '', firstname: '' },
    working_minutes,
    hourly_rate: seesRates && hourly_rate !== null ? Number(hourly_rate) : null,
  }));
}

/**
 * Changes the working hours of a person, and the rate for users who may see rates.
 * @throws `not_found` for a person who does not work in the tenant
 */
export async function updateWorkingHours(
  write: TenantWrite,
  user_id: number,
  { working_minutes, hourly_rate }: WorkingHoursUpdate,
): Promise<WorkingHours> {
  const { tx, tenantId } = write;
  const isMe = user_id === write.actor.person.id;
  if (!isMe && !(await findActiveStaff(tx, [user_id])).has(user_id)) throw appError('not_found');
  await requireStaff(write, [user_id], 'id');
  const set = {
    ...(working_minutes !== undefined && { working_minutes }),
    ...(hourly_rate !== undefined && canViewRates(RATES, write) && { hourly_rate }),
  };
  const [before] = await listWorkingHours(write, user_id);
  const values = { tenant_id: tenantId, user_id, ...set };
  // A change of nothing creates a row without values of its own.
  await tx
    .insertInto('working_hours')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ user_id, ...set }),
    )
    .execute();
  const [after] = await listWorkingHours(write, user_id);
  invariant(after, 'saved working hours can be read');
  await recordChange(write, {
    entity: 'time_settings',
    id: tenantId,
    action: 'updated',
    changes: {
      [`working_minutes of ${after.user.displayName}`]: [
        before?.working_minutes ?? null,
        after.working_minutes ?? null,
      ],
    },
  });
  return after;
}
