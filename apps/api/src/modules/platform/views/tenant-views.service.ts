import { filterProblem } from '@org/schema';
import { type SavedView, type SavedViewUpdate, TENANT_FIELDS } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { Person } from '../../../kernel/access/call.ts';
import { databaseFailure } from '../../../kernel/database/database-failure.ts';
import type { PersonalViewRecord } from '../../../kernel/database/records.ts';
import type { PlatformTx } from '../../../kernel/database/tenant-database.ts';

/** The only list of the platform with views. */
const ENTITY = 'tenants';

/** User and transaction of an operation on views. */
export interface PersonalWork {
  readonly tx: PlatformTx;
  readonly person: Person;
}

type Config = SavedView['config'];

function check({ filter }: Config, isShared: boolean | undefined): void {
  const problem = filter && filterProblem(filter, TENANT_FIELDS);
  if (problem) throw appError('validation_failed', { formErrors: { 'config.filter': problem } });
  if (isShared)
    throw appError('validation_failed', {
      formErrors: { is_shared: 'Views of this list cannot be shared' },
    });
}

function toView(row: PersonalViewRecord, { id, displayName }: Person): SavedView {
  return {
    id: row.id,
    entity: row.entity,
    name: row.name,
    config: row.config as Config,
    is_shared: false,
    is_default: row.is_default,
    user: { id, displayName },
    version: row.version,
  };
}

/** Returns a user's own views of the list of tenants, by name. */
export async function listTenantViews({ tx, person }: PersonalWork): Promise<SavedView[]> {
  const rows = await tx
    .selectFrom('personal_views')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('entity', '=', ENTITY)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute();
  return rows.map((row) => toView(row, person));
}

function nameTaken(error: unknown): never {
  const failure = databaseFailure(error);
  if (failure?.kind === 'unique' && failure.constraint === 'personal_views_name_key')
    throw appError('name_taken', {
      formErrors: { name: 'You already have a view with this name' },
    });
  throw error;
}

async function clearDefault({ tx, person }: PersonalWork): Promise<void> {
  await tx
    .updateTable('personal_views')
    .set({ is_default: false })
    .where('user_id', '=', person.id)
    .where('entity', '=', ENTITY)
    .where('is_default', '=', true)
    .execute();
}

/**
 * Saves the state of the list as a view.
 * @throws `validation_failed`; `name_taken`
 */
export async function createTenantView(
  work: PersonalWork,
  {
    entity,
    name,
    config,
    is_shared,
    is_default,
  }: Pick<SavedView, 'entity' | 'name' | 'config' | 'is_shared' | 'is_default'>,
): Promise<SavedView> {
  if (entity !== ENTITY)
    throw appError('validation_failed', { formErrors: { entity: 'This list does not exist' } });
  check(config, is_shared);
  if (is_default) await clearDefault(work);
  const row = await work.tx
    .insertInto('personal_views')
    .values({
      user_id: work.person.id,
      entity,
      name,
      config: JSON.stringify(config),
      is_default,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  return toView(row, work.person);
}

/**
 * Updates a view.
 * @throws `not_found`; `conflict`; `validation_failed`; `name_taken`
 */
export async function updateTenantView(
  work: PersonalWork,
  id: number,
  { name, config, is_shared, is_default, version }: SavedViewUpdate,
): Promise<SavedView> {
  const { tx, person } = work;
  const row = await tx
    .selectFrom('personal_views')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', person.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  if (version !== undefined && version !== row.version)
    throw appError('conflict', { current: toView(row, person) });
  check(config ?? {}, is_shared);
  if (is_default) await clearDefault(work);
  const next = await tx
    .updateTable('personal_views')
    .set({
      ...(name !== undefined && { name }),
      ...(config && { config: JSON.stringify(config) }),
      ...(is_default !== undefined && { is_default }),
      version: row.version + 1,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  return toView(next, person);
}

/**
 * Deletes a view.
 * @throws `not_found`
 */
export async function removeTenantView({ tx, person }: PersonalWork, id: number): Promise<void> {
  const gone = await tx
    .deleteFrom('personal_views')
    .where('id', '=', id)
    .where('user_id', '=', person.id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw appError('not_found');
}
