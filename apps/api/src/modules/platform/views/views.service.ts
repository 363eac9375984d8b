import { filterProblem, type Permission } from '@org/schema';
import type { SavedView, SavedViewUpdate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import { databaseFailure } from '../../../kernel/database/database-failure.ts';
import type { SavedViewRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import type { ViewedList } from '../../../kernel/module/kernel.ts';

/** Lists with saved views, by the plural name in their paths. */
export type ViewedLists = ReadonlyMap<string, ViewedList>;

/** Saved state of a list. */
type Config = SavedView['config'];

/**
 * Returns an entity whose list the user may see.
 * @throws `validation_failed` on `entity`; `forbidden`
 */
function viewable(
  entities: ViewedLists,
  { actor }: Pick<TenantWrite, 'actor'>,
  entity: string,
): ViewedList {
  const found = entities.get(entity);
  if (!found)
    throw appError('validation_failed', { formErrors: { entity: 'This list does not exist' } });
  const permission: Permission = `${found.module}.can_view`;
  if (!hasPermission(actor, permission)) throw appError('forbidden');
  return found;
}

/**
 * Checks the filter of a view, because unknown fields would break the list whenever the view is opened. Errors:
 * `validation_failed`.
 */
function checkConfig({ fields, hasCustomFields = false }: ViewedList, { filter }: Config): void {
  if (!filter) return;
  const isLater = (name: string): boolean => hasCustomFields && name.startsWith('custom_fields.');
  const problem = filterProblem(filter, fields, isLater);
  if (problem) throw appError('validation_failed', { formErrors: { 'config.filter': problem } });
}

async function toViews(tx: TenantTx, rows: readonly SavedViewRecord[]): Promise<SavedView[]> {
  const people = await peopleByIds(
    tx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map((row) => ({
    id: row.id,
    entity: row.entity,
    name: row.name,
    config: row.config as Config,
    is_shared: row.is_shared,
    is_default: row.is_default,
    user: people.get(row.user_id) ?? { id: row.user_id, displayName: '' },
    version: row.version,
  }));
}

async function toView(tx: TenantTx, row: SavedViewRecord): Promise<SavedView> {
  const [view] = await toViews(tx, [row]);
  if (!view) throw appError('not_found');
  return view;
}

/** Returns a user's own views of a list by name, then those that others share, without the default flag of the others. */
export async function listViews(
  write: TenantWrite,
  entities: ViewedLists,
  entity: string,
): Promise<SavedView[]> {
  viewable(entities, write, entity);
  const me = write.actor.person.id;
  const rows = await write.tx
    .selectFrom('saved_views')
    .selectAll()
    .where('entity', '=', entity)
    .where((eb) => eb.or([eb('user_id', '=', me), eb('is_shared', '=', true)]))
    .orderBy((eb) => eb('user_id', '!=', me))
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute();
  const views = await toViews(write.tx, rows);
  return views.map((view) => (view.user.id === me ? view : { ...view, is_default: false }));
}

function nameTaken(error: unknown): never {
  const failure = databaseFailure(error);
  if (failure?.kind === 'unique' && failure.constraint === 'saved_views_name_key')
    throw appError('name_taken', {
      formErrors: { name: 'You already have a view with this name' },
    });
  throw error;
}

/** Locks the default views of a user, before any row is locked. */
const takeTurn = ({ tx, tenantId, actor }: TenantWrite): Promise<void> =>
  withAdvisoryLock(tx, tenantId, `default views of ${actor.person.id}`);

async function clearDefault({ tx, actor }: TenantWrite, entity: string): Promise<void> {
  await tx
    .updateTable('saved_views')
    .set({ is_default: false })
    .where('entity', '=', entity)
    .where('user_id', '=', actor.person.id)
    .where('is_default', '=', true)
    .execute();
}

/**
 * Saves the state of a list as a view.
 * @throws `forbidden`; `validation_failed`; `name_taken`
 */
export async function createView(
  write: TenantWrite,
  entities: ViewedLists,
  {
    entity,
    name,
    config,
    is_shared,
    is_default,
  }: Pick<SavedView, 'entity' | 'name' | 'config' | 'is_shared' | 'is_default'>,
): Promise<SavedView> {
  checkConfig(viewable(entities, write, entity), config);
  const user_id = await cacheActor(write);
  if (is_default) {
    await takeTurn(write);
    await clearDefault(write, entity);
  }
  const row = await write.tx
    .insertInto('saved_views')
    .values({
      tenant_id: write.tenantId,
      user_id,
      entity,
      name,
      config: JSON.stringify(config),
      is_shared,
      is_default,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  await recordChange(write, { entity: 'saved_view', id: row.id, action: 'created' });
  return toView(write.tx, row);
}

/**
 * Locks a view that the user may change: their own, or a shared one as an administrator.
 * @throws `not_found`; `forbidden`
 */
async function changeable(write: TenantWrite, id: number): Promise<SavedViewRecord> {
  const row = await write.tx
    .selectFrom('saved_views')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const isOwn = row?.user_id === write.actor.person.id;
  if (!row || !(isOwn || row.is_shared)) throw appError('not_found');
  if (!isOwn && !hasPermission(write.actor, 'settings.can_update')) throw appError('forbidden');
  return row;
}

/**
 * Updates a view.
 * @throws `not_found`; `forbidden`; `conflict`; `validation_failed`; `name_taken`
 */
export async function updateView(
  write: TenantWrite,
  entities: ViewedLists,
  id: number,
  { name, config, is_shared, is_default, version }: SavedViewUpdate,
): Promise<SavedView> {
  if (is_default) await takeTurn(write);
  const row = await changeable(write, id);
  if (version !== undefined && version !== row.version)
    throw appError('conflict', { current: await toView(write.tx, row) });
  // Each user chooses their own default view.
  if (is_default !== undefined && row.user_id !== write.actor.person.id)
    throw appError('forbidden', {
      message: 'This view belongs to someone else',
    });
  if (config) checkConfig(viewable(entities, write, row.entity), config);
  if (is_default) await clearDefault(write, row.entity);
  const next = await write.tx
    .updateTable('saved_views')
    .set({
      ...(name !== undefined && { name }),
      ...(config && { config: JSON.stringify(config) }),
      ...(is_shared !== undefined && { is_shared }),
      ...(is_default !== undefined && { is_default }),
      version: row.version + 1,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  await recordChange(write, { entity: 'saved_view', id, action: 'updated', version: next.version });
  return toView(write.tx, next);
}

/**
 * Deletes a view.
 * @throws `not_found`; `forbidden`
 */
export async function removeView(write: TenantWrite, id: number): Promise<void> {
  await changeable(write, id);
  await write.tx.deleteFrom('saved_views').where('id', '=', id).execute();
  await recordChange(write, { entity: 'saved_view', id, action: 'deleted' });
}
