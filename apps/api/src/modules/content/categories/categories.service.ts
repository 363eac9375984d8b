import { slugFrom } from '@org/schema';
import {
  type Category,
  type CategoryCreate,
  type CategoryKind,
  type CategoryUpdate,
  type ChangeAction,
  MAX_CATEGORIES,
  NO_CATEGORY,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { CategoryRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import { type BulkDeletion, getDeletion } from '../../../kernel/http/bulk-delete.ts';
import { categoryHolder, saveUsages } from '../media/media-usages.repository.ts';
import { freeSlug } from '../pages/page-slug.ts';
import * as categories from './categories.repository.ts';
import type { CategorySet } from './category-set.ts';
import { getTree, parentProblem, siblingIds } from './category-tree.ts';

type Rows = readonly CategoryRecord[];

function wrong(field: string, message: string): Error {
  return appError('validation_failed', { formErrors: { [field]: message } });
}

/** Skips the counts of records, which need a scan of all records, for callers that do not use them. */
export const untracked: typeof categories.recordCounts = () => Promise.resolve(new Map());

/** Returns all categories of a kind, each before its children. */
export async function listCategories(
  tx: TenantTx,
  kind: CategoryKind,
  getCounts: typeof categories.recordCounts = categories.recordCounts,
): Promise<Category[]> {
  const counts = await getCounts(tx, kind);
  return getTree(await categories.liveCategories(tx, kind)).map(({ row, path }) => ({
    id: row.id,
    category: row.category,
    slug: row.slug,
    parent_id: row.parent_id,
    description: row.description,
    thumbnail: row.thumbnail,
    order: row.sort,
    path,
    count: counts.get(Number(row.id)) ?? 0,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: null,
  }));
}

async function getOne(
  tx: TenantTx,
  kind: CategoryKind,
  id: number,
  getCounts?: typeof categories.recordCounts,
): Promise<Category> {
  const found = (await listCategories(tx, kind, getCounts)).find((category) => category.id === id);
  if (!found) throw appError('not_found');
  return found;
}

/** Returns a free slug derived from a name. */
function madeSlug(rows: Rows, name: string, id?: number): string {
  const taken = new Set(rows.filter((row) => row.id !== id).map(({ slug }) => slug));
  return freeSlug(slugFrom(name).slice(0, 180).replace(/-$/, '') || 'category', taken);
}

/**
 * Returns the requested slug.
 * @throws `slug_taken`
 */
function givenSlug(rows: Rows, slug: string, id?: number): string {
  const message = 'Another category already has this address';
  if (rows.some((row) => row.slug === slug && row.id !== id))
    throw appError('slug_taken', { message, formErrors: { slug: message } });
  return slug;
}

/**
 * Returns the parent to store; categories of the blog have none.
 * @throws `validation_failed`
 */
function checkedParent(
  kind: CategoryKind,
  rows: Rows,
  parent: number | null | undefined,
  id?: number,
): number | null {
  if (parent === undefined || parent === null || parent === NO_CATEGORY) return null;
  if (kind !== 'products') throw wrong('parent_id', 'Blog categories cannot have a parent');
  const problem = parentProblem(rows, parent, id);
  if (problem) throw wrong('parent_id', problem);
  return parent;
}

/** Moves a category to a position among its siblings. Takes `order` counts from 0, undefined means last. */
async function place(
  tx: TenantTx,
  kind: CategoryKind,
  { id, order }: { readonly id: number; readonly order: number | undefined },
): Promise<void> {
  const rows = await categories.liveCategories(tx, kind);
  const parentId = rows.find((row) => row.id === id)?.parent_id ?? null;
  const others = siblingIds(rows, parentId).filter((sibling) => sibling !== id);
  await categories.placeCategories(tx, others.toSpliced(order ?? others.length, 0, id));
}

/** Saves which image the category uses, and records the change. */
async function record(
  write: TenantWrite,
  kind: CategoryKind,
  id: number,
  action: ChangeAction,
): Promise<Category> {
  // A new category has no records.
  const saved = await getOne(write.tx, kind, id, action === 'created' ? untracked : undefined);
  await saveUsages(write.tx, write.tenantId, categoryHolder(saved));
  await recordChange(write, { entity: 'category', id, action, version: saved.version });
  return saved;
}

/**
 * Creates a category.
 * @throws `slug_taken`; `validation_failed`
 */
export async function createCategory(
  write: TenantWrite,
  kind: CategoryKind,
  fields: CategoryCreate,
): Promise<Category> {
  const { tx, tenantId } = write;
  await categories.lockCategories(tx, tenantId, kind);
  const rows = await categories.liveCategories(tx, kind);
  if (rows.length >= MAX_CATEGORIES)
    throw wrong('category', `You can have up to ${MAX_CATEGORIES} categories`);
  const { category, slug, description = '', thumbnail = '', parent_id, order } = fields;
  const id = await categories.insertCategory(tx, {
    tenant_id: tenantId,
    kind,
    category,
    slug: slug ? givenSlug(rows, slug) : madeSlug(rows, category),
    description,
    thumbnail,
    parent_id: checkedParent(kind, rows, parent_id),
    author_id: await cacheActor(write),
  });
  await place(tx, kind, { id, order });
  return record(write, kind, id, 'created');
}

/** Changes the tree of a set, and what depends on it. */
function changeTree<Value>(
  write: TenantWrite,
  { aroundTreeChange }: CategorySet,
  ids: readonly number[],
  change: () => Promise<Value>,
): Promise<Value> {
  return aroundTreeChange ? aroundTreeChange(write, ids, change) : change();
}

/**
 * Updates a category.
 * @throws `not_found`; `conflict` with the current category; `slug_taken`; `validation_failed`
 */
export async function updateCategory(
  write: TenantWrite,
  set: CategorySet,
  id: number,
  fields: CategoryUpdate,
): Promise<Category> {
  const { kind } = set;
  const { tx, tenantId } = write;
  await categories.lockCategories(tx, tenantId, kind);
  const rows = await categories.liveCategories(tx, kind);
  const current = rows.find((row) => row.id === id);
  if (!current) throw appError('not_found');
  const { version, category, slug, description, thumbnail, parent_id, order } = fields;
  if (version !== undefined && version !== current.version)
    throw appError('conflict', { current: await getOne(tx, kind, id) });
  const parent = parent_id === undefined ? undefined : checkedParent(kind, rows, parent_id, id);
  const hasMoved = parent !== undefined && parent !== current.parent_id;
  const columns = {
    ...(category !== undefined && { category }),
    ...(description !== undefined && { description }),
    ...(thumbnail !== undefined && { thumbnail }),
    ...(parent !== undefined && { parent_id: parent }),
    ...(slug !== undefined && {
      slug: slug ? givenSlug(rows, slug, id) : madeSlug(rows, category ?? current.category, id),
    }),
  };
  const save = () => categories.changeCategory(tx, id, columns);
  await (hasMoved ? changeTree(write, set, [id], save) : save());
  if (order !== undefined || hasMoved) await place(tx, kind, { id, order });
  return record(write, kind, id, 'updated');
}

/** Moves categories to the trash; the children of each move up to its parent. */
export async function removeCategories(
  write: TenantWrite,
  set: CategorySet,
  ids: readonly number[],
): Promise<BulkDeletion> {
  const { kind } = set;
  const { tx, tenantId } = write;
  await categories.lockCategories(tx, tenantId, kind);
  const gone = new Set<number>();
  await changeTree(write, set, ids, async () => {
    for (const id of new Set(ids)) {
      // Reads the rows again, because removing the previous category may have moved this one up.
      const rows = await categories.liveCategories(tx, kind);
      const row = rows.find((one) => one.id === id);
      if (!row) continue;
      const moved = siblingIds(rows, id);
      await categories.trashCategory(tx, row);
      for (const child of moved) await place(tx, kind, { id: child, order: undefined });
      gone.add(id);
    }
  });
  await recordChange(write, { entity: 'category', ids: [...gone], action: 'deleted' });
  return getDeletion(ids, gone);
}

/** Restores categories from the trash, as the last child of their parent, or at the top when the parent no longer exists. */
export async function restoreCategories(
  write: TenantWrite,
  set: CategorySet,
  ids: readonly number[],
): Promise<BulkDeletion> {
  const { kind } = set;
  const { tx, tenantId } = write;
  await categories.lockCategories(tx, tenantId, kind);
  const back = new Set<number>();
  await changeTree(write, set, ids, async () => {
    for (const row of await categories.trashedCategories(tx, kind, ids)) {
      const rows = await categories.liveCategories(tx, kind);
      if (rows.length >= MAX_CATEGORIES) break;
      const { id, slug, parent_id } = row;
      const fits = parent_id !== null && parentProblem(rows, parent_id, undefined) === undefined;
      await categories.reviveCategory(tx, id, {
        slug: freeSlug(slug, new Set(rows.map((one) => one.slug))),
        parent_id: fits ? parent_id : null,
      });
      await place(tx, kind, { id, order: undefined });
      back.add(id);
    }
  });
  await recordChange(write, { entity: 'category', ids: [...back], action: 'restored' });
  return getDeletion(ids, back);
}
