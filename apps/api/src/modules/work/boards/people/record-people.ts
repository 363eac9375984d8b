import type { Assignee } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { cacheActor, type TenantWrite } from '../../../../kernel/events/record-change.ts';

/** A table with the people of records, and its column of the record. */
export interface PeopleTable {
  readonly table: 'board_members' | 'project_assignees' | 'task_assignees' | 'task_watchers';
  readonly column: 'board_id' | 'project_id' | 'task_id';
}

/** People with whom a board is shared. */
export const BOARD_MEMBERS: PeopleTable = { table: 'board_members', column: 'board_id' };
/** People who work on a project. */
export const PROJECT_ASSIGNEES: PeopleTable = { table: 'project_assignees', column: 'project_id' };
/** People who work on a task. */
export const TASK_ASSIGNEES: PeopleTable = { table: 'task_assignees', column: 'task_id' };
/** People who watch a task. */
export const TASK_WATCHERS: PeopleTable = { table: 'task_watchers', column: 'task_id' };

/** A member of the staff with the address for notifications. */
export interface StaffMember extends Assignee {
  readonly email: string;
}

/** Returns the active staff of the tenant among users. */
export async function findActiveStaff(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StaffMember>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    user_id: number;
    display_name: string;
    firstname: string;
    email: string;
  }>`select * from active_staff(${[...new Set(ids)]}::bigint[])`.execute(tx);
  return new Map(
    rows.map(({ user_id, display_name, firstname, email }) => [
      Number(user_id),
      { id: Number(user_id), displayName: display_name, firstname, email },
    ]),
  );
}

/** Returns people by their ids; former members have only the name that the tenant keeps. */
export async function getAssignees(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Assignee>> {
  if (ids.length === 0) return new Map();
  const staff = await findActiveStaff(tx, ids);
  const kept = await tx
    .selectFrom('people')
    .select(['user_id', 'display_name'])
    .where('user_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    kept.map(({ user_id, display_name }) => [
      user_id,
      {
        id: user_id,
        displayName: staff.get(user_id)?.displayName ?? display_name,
        firstname: staff.get(user_id)?.firstname ?? '',
      },
    ]),
  );
}

/**
 * Returns the people of records, by name. Takes ids of records.
 * @returns id → people
 */
export async function getPeopleOf(
  tx: TenantTx,
  { table, column }: PeopleTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Assignee[]>> {
  const byRecord = new Map<number, Assignee[]>();
  if (ids.length === 0) return byRecord;
  const { rows } = await sql<{ record_id: number; user_id: number }>`
    select ${sql.ref(column)} as record_id, user_id from ${sql.table(table)}
    where ${sql.ref(column)} = any(${ids}::bigint[])`.execute(tx);
  const people = await getAssignees(
    tx,
    rows.map(({ user_id }) => user_id),
  );
  for (const { record_id, user_id } of rows) {
    const person = people.get(user_id);
    if (person) byRecord.set(record_id, [...(byRecord.get(record_id) ?? []), person]);
  }
  for (const list of byRecord.values())
    list.sort((one, other) => one.displayName.localeCompare(other.displayName));
  return byRecord;
}

/** Keeps the names of people where rows refer to them. */
async function keepNames(
  { tx, tenantId }: TenantWrite,
  people: Iterable<StaffMember>,
): Promise<void> {
  const rows = [...people].map(({ id, displayName }) => ({
    tenant_id: tenantId,
    user_id: id,
    display_name: displayName,
  }));
  if (rows.length === 0) return;
  await tx
    .insertInto('people')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doNothing())
    .execute();
}

/**
 * Checks that people work in the tenant, or are the user, and keeps their names.
 * @param field - field of the error
 * @throws `validation_failed` on the field
 */
export async function requireStaff(
  write: TenantWrite,
  ids: readonly number[],
  field: string,
): Promise<void> {
  const others = ids.filter((id) => id !== write.actor.person.id);
  const staff = await findActiveStaff(write.tx, others);
  if (others.some((id) => !staff.has(id)))
    throw appError('validation_failed', {
      formErrors: { [field]: 'This person does not work here, or no longer does' },
    });
  await keepNames(write, staff.values());
  if (others.length < ids.length) await cacheActor(write);
}

async function readIds(
  { tx }: TenantWrite,
  { table, column }: PeopleTable,
  recordId: number,
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from ${sql.table(table)} where ${sql.ref(column)} = ${recordId}`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Adds people to a record. Assignees of a task whom another person assigned are marked, so that they get an email.
 * @throws `validation_failed` on `field` for others than staff
 */
export async function addPeople(
  write: TenantWrite,
  { table, column }: PeopleTable,
  recordId: number,
  ids: readonly number[],
  field = 'assignees',
): Promise<void> {
  if (ids.length === 0) return;
  await requireStaff(write, ids, field);
  const by = write.actor.person.id;
  const [columns, values] =
    table === 'task_assignees'
      ? [sql`, assigned_by, is_new`, sql`, ${by}::bigint, id <> ${by}::bigint`]
      : [sql``, sql``];
  await sql`
    insert into ${sql.table(table)} (tenant_id, ${sql.ref(column)}, user_id${columns})
    select ${write.tenantId}::bigint, ${recordId}::bigint, id${values} from unnest(${[...new Set(ids)]}::bigint[]) id
    on conflict do nothing`.execute(write.tx);
}

/** Removes people from a record. */
export async function removePeople(
  { tx }: TenantWrite,
  { table, column }: PeopleTable,
  recordId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from ${sql.table(table)}
    where ${sql.ref(column)} = ${recordId} and user_id = any(${ids}::bigint[])`.execute(tx);
}

/**
 * Replaces the people of a record. Those who are there already may be former members.
 * @returns ids of people who were not there before
 * @throws `validation_failed` on `field`
 */
export async function setPeople(
  write: TenantWrite,
  table: PeopleTable,
  recordId: number,
  ids: readonly number[],
  field = 'assignees',
): Promise<number[]> {
  const before = new Set(await readIds(write, table, recordId));
  const added = [...new Set(ids)].filter((id) => !before.has(id));
  const gone = [...before].filter((id) => !ids.includes(id));
  await addPeople(write, table, recordId, added, field);
  await removePeople(write, table, recordId, gone);
  return added;
}
