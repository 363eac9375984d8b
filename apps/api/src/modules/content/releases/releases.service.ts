import {
  MAX_RELEASE_ITEMS,
  type Release,
  type ReleaseCreate,
  type ReleaseItem,
  type ReleaseReference,
  type ReleaseUpdate,
} from '@org/schema/entities';
import { appError, invariant } from '@org/schema/errors';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { ReleaseRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import * as repository from './releases.repository.ts';
import { type ReleaseReader, readItems, toReleases } from './to-release.ts';

/** A release with its pages and posts. */
export interface ReleaseDetails {
  readonly release: Release;
  readonly items: ReleaseItem[];
}

/**
 * Returns a release with its items, as the reader may see them.
 * @throws `not_found`
 */
export async function getRelease(reader: ReleaseReader, id: number): Promise<ReleaseDetails> {
  const row = await repository.findRelease(reader.tx, id);
  if (!row) throw appError('not_found');
  const [release] = await toReleases(reader, [row]);
  invariant(release, 'a row becomes a release');
  const { items } = await readItems(reader, row);
  return { release, items };
}

/**
 * Locks a release for a change.
 * @throws `not_found`; `conflict` with the current release when the version is outdated
 */
export async function takeRelease(
  write: TenantWrite,
  id: number,
  version?: number | undefined,
): Promise<ReleaseRecord> {
  const current = await repository.lockRelease(write.tx, id);
  if (!current) throw appError('not_found');
  if (version !== undefined && version !== current.version)
    throw appError('conflict', { current: (await getRelease(write, id)).release });
  return current;
}

/**
 * Locks a release that is not published.
 * @throws `not_found`; `conflict`; `release_published`
 */
export async function takePending(
  write: TenantWrite,
  id: number,
  version?: number | undefined,
): Promise<ReleaseRecord> {
  const current = await repository.lockRelease(write.tx, id);
  if (current?.state === 'published') throw appError('release_published');
  return takeRelease(write, id, version);
}

/** Columns of a release that changes set. */
export type ReleaseColumns = Partial<
  Omit<ReleaseRecord, 'tenant_id' | 'id' | 'version' | 'created_at' | 'updated_at' | 'author_id'>
>;

/** Saves a change of a locked release as a new version. */
export async function updateColumns(
  tx: TenantTx,
  { id, version }: Pick<ReleaseRecord, 'id' | 'version'>,
  columns: ReleaseColumns,
): Promise<void> {
  await tx
    .updateTable('releases')
    .set({ ...columns, version: version + 1, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Saves a change of a locked release, and records it. */
export async function storeRelease(
  write: TenantWrite,
  current: ReleaseRecord,
  columns: ReleaseColumns,
): Promise<ReleaseDetails> {
  await updateColumns(write.tx, current, columns);
  const { id, version } = current;
  await recordChange(write, { entity: 'release', id, action: 'updated', version: version + 1 });
  return getRelease(write, id);
}

/** Returns the field of a requested item. */
const toField = (index: number): string => `items[${index}]`;

/** Returns requested records with their versions, each once. */
async function knownRecords(
  { tx, actor }: TenantWrite,
  asked: readonly ReleaseReference[],
): Promise<repository.KnownRecord[]> {
  const getIds = (kind: ReleaseReference['kind']): number[] =>
    asked.filter((one) => one.kind === kind).map(({ id }) => id);
  const known = [
    ...(await repository.findRecords(tx, 'page', getIds('page'))),
    ...(hasPermission(actor, 'blog.can_update')
      ? await repository.findRecords(tx, 'post', getIds('post'))
      : []),
  ];
  const formErrors = Object.fromEntries(
    asked.flatMap(({ kind, id }, index) =>
      known.some((one) => one.kind === kind && one.id === id)
        ? []
        : [[toField(index), `This ${kind} does not exist`]],
    ),
  );
  if (Object.keys(formErrors).length > 0) throw appError('validation_failed', { formErrors });
  return known;
}

const isSame =
  ({ kind, id }: ReleaseReference) =>
  (row: repository.PendingRow): boolean =>
    (kind === 'page' ? row.page_id : row.post_id) === id;

/** Inserts items into a locked release. */
async function insertItems(
  write: TenantWrite,
  releaseId: number,
  asked: readonly ReleaseReference[],
): Promise<number> {
  const { tx, tenantId } = write;
  // A record is in one pending release only, so additions to two releases wait for each other.
  await withAdvisoryLock(tx, tenantId, 'release items');
  const known = await knownRecords(write, asked);
  const pending = await repository.listPending(tx);
  const formErrors = Object.fromEntries(
    asked.flatMap((one, index) => {
      const other = pending.find(isSame(one));
      return other && other.release_id !== releaseId
        ? [[toField(index), `It is already in the release “${other.name}”`]]
        : [];
    }),
  );
  if (Object.keys(formErrors).length > 0) throw appError('in_release', { formErrors });
  const added = known.filter((one) => !pending.some(isSame(one)));
  const count = pending.filter(({ release_id }) => release_id === releaseId).length;
  if (count + added.length > MAX_RELEASE_ITEMS)
    throw appError('validation_failed', {
      formErrors: { items: `A release has up to ${MAX_RELEASE_ITEMS} pages and posts` },
    });
  // The order of the request, not that of the tables.
  const sorted = asked.flatMap((one) => {
    const at = added.findIndex(({ kind, id }) => kind === one.kind && id === one.id);
    return at === -1 ? [] : added.splice(at, 1);
  });
  if (sorted.length > 0)
    await tx
      .insertInto('release_items')
      .values(
        sorted.map(({ kind, id, version }) => ({
          tenant_id: tenantId,
          release_id: releaseId,
          page_id: kind === 'page' ? id : null,
          post_id: kind === 'post' ? id : null,
          added_version: version,
        })),
      )
      .execute();
  return sorted.length;
}

/**
 * Creates a release, with its first pages and posts.
 * @throws `validation_failed` for an unknown record; `in_release`
 */
export async function createRelease(
  write: TenantWrite,
  { name, note = '', items = [] }: ReleaseCreate,
): Promise<ReleaseDetails> {
  const { tx, tenantId } = write;
  const { id } = await tx
    .insertInto('releases')
    .values({ tenant_id: tenantId, name, note: note ?? '', author_id: await cacheActor(write) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (items.length > 0) await insertItems(write, id, items);
  await recordChange(write, { entity: 'release', id, action: 'created', version: 1 });
  return getRelease(write, id);
}

/**
 * Renames a release, or changes its note.
 * @throws `not_found`; `conflict`
 */
export async function updateRelease(
  write: TenantWrite,
  id: number,
  { version, name, note }: ReleaseUpdate,
): Promise<ReleaseDetails> {
  const current = await takeRelease(write, id, version);
  return storeRelease(write, current, {
    name: name ?? current.name,
    note: note ?? current.note,
  });
}

/**
 * Deletes a release. Its pages and posts stay as they are.
 * @throws `not_found`
 */
export async function removeRelease(write: TenantWrite, id: number): Promise<void> {
  await takeRelease(write, id);
  await write.tx.deleteFrom('releases').where('id', '=', id).execute();
  await recordChange(write, { entity: 'release', id, action: 'deleted' });
}

/**
 * Adds pages and posts to a release, all or none. Those that are in it stay.
 * @throws `not_found`; `release_published`; `validation_failed` for an unknown record; `in_release`
 */
export async function addItems(
  write: TenantWrite,
  id: number,
  items: readonly ReleaseReference[],
): Promise<ReleaseDetails> {
  const current = await takePending(write, id);
  return (await insertItems(write, id, items)) === 0
    ? getRelease(write, id)
    : storeRelease(write, current, {});
}

/** Columns of a release without a schedule. */
export const UNSCHEDULED = {
  state: 'open',
  publish_at: null,
  scheduled_by: null,
  failure: '',
} as const;

/**
 * Removes items from a release. Without its last item it is no longer scheduled.
 * @throws `not_found` for an item that is not in it; `release_published`
 */
export async function removeItems(
  write: TenantWrite,
  id: number,
  ids: readonly number[],
): Promise<ReleaseDetails> {
  const current = await takePending(write, id);
  const removed = await write.tx
    .deleteFrom('release_items')
    .where('release_id', '=', id)
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  if (removed.length === 0) throw appError('not_found');
  const left = await repository.listItems(write.tx, id);
  // An empty release could only fail at its time.
  return storeRelease(write, current, left.length > 0 ? {} : UNSCHEDULED);
}
