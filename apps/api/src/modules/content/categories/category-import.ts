import { apiContract, yupObject } from '@org/schema/contract';
import {
  CATEGORY_LEVELS,
  type Category,
  type CategoryKind,
  type CategoryUpdate,
  categoryCreateSchema,
  categoryUpdateSchema,
  MAX_CATEGORIES,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { given, read } from '../../../kernel/imports/cell-values.ts';
import { rowProblem } from '../../../kernel/imports/import-batch.ts';
import type { ImportField } from '../../../kernel/imports/import-field.ts';
import type { ImportRow, ImportTarget, RowOutcome } from '../../../kernel/imports/import-target.ts';
import {
  REVERT_REASONS,
  type RevertChain,
  type RevertedRecord,
  readCreatedIds,
  readEarlierValues,
  readRevertChains,
} from '../../../kernel/imports/revert-plan.ts';
import * as service from './categories.service.ts';
import type { CategorySet } from './category-set.ts';

const FIELDS: readonly ImportField[] = [
  { name: 'category', label: 'Category', required: true, aliases: ['name', 'title'] },
  { name: 'slug', label: 'Address', aliases: ['slug', 'url'] },
  { name: 'description', label: 'Description', aliases: ['text'] },
  { name: 'thumbnail', label: 'Thumbnail', aliases: ['image', 'picture'] },
];
const PARENT: ImportField = {
  name: 'parent',
  label: 'Parent',
  aliases: ['parent category', 'below'],
};

const path = (names: readonly string[]): string => names.join(' > ').toLowerCase();

/** Returns the names from the top down to a row's parent: `Bikes > City` has two names. */
const parentNames = ({ cells: { parent = '' } }: Pick<ImportRow, 'cells'>): string[] =>
  parent
    .split('>')
    .map((name) => name.trim())
    .filter(Boolean);

/** Returns categories by the path of their names from the top. */
async function byPath(tx: TenantTx, kind: CategoryKind): Promise<Map<string, Category>> {
  const rows = await service.listCategories(tx, kind);
  const names = new Map<number, string[]>();
  return new Map(
    // Each row comes after its parent.
    rows.map((row) => {
      const own = [...(names.get(row.parent_id ?? 0) ?? []), row.category];
      names.set(row.id, own);
      return [path(own), row];
    }),
  );
}

/** Returns the path of names from the top down to the row itself. */
const getPath = (row: Pick<ImportRow, 'cells'>): string =>
  path([...parentNames(row), row.cells.category ?? '']);

/** Returns the keys by which later rows can refer to a row: its path, and its slug if it has one. */
const getTraces = (row: Pick<ImportRow, 'cells' | 'body'>): string[] => [
  `path ${getPath(row)}`,
  ...(row.body.slug ? [`slug ${String(row.body.slug)}`] : []),
];

/** Returns the update that restores a category to its state before the import. */
const getBefore = ({ version, category, slug, description, thumbnail, parent_id }: Category) => ({
  version,
  category,
  slug,
  description,
  thumbnail,
  parent_id,
});

/**
 * Returns the problem with a row's parent.
 * @returns a sentence, or undefined
 */
function parentProblem(
  names: readonly string[],
  isThere: (path: string) => boolean,
): string | undefined {
  if (names.length === 0) return undefined;
  if (names.length >= CATEGORY_LEVELS)
    return `Parent: categories have up to ${CATEGORY_LEVELS} levels`;
  return isThere(path(names))
    ? undefined
    : `Parent: there is no category ${names.join(' > ')} yet; it has to stand in a row before`;
}

/**
 * Returns the parent that a row names.
 * @throws `validation_failed` when it does not exist
 */
async function getParent(
  tx: TenantTx,
  kind: CategoryKind,
  row: ImportRow,
): Promise<number | undefined> {
  const names = parentNames(row);
  const there = await byPath(tx, kind);
  const problem = parentProblem(names, (name) => there.has(name));
  if (problem) throw appError('validation_failed', { message: problem });
  return there.get(path(names))?.id;
}

/** Creates the import of categories of a kind; parents are matched by the path of their names. */
export function categoryImport(set: CategorySet): ImportTarget {
  const { kind } = set;
  const isTree = kind === 'products';
  const entity = isTree ? 'productCategories' : 'blogCategories';
  const contract = apiContract[entity];
  const fields = isTree ? [...FIELDS, PARENT] : FIELDS;

  const failed = (row: ImportRow, error: unknown): RowOutcome => {
    const problem = rowProblem(error, fields);
    if (problem === undefined) throw error;
    return { no: row.no, outcome: 'failed', error: problem };
  };
  const done = (
    row: ImportRow,
    outcome: 'created' | 'updated',
    { id, version }: Category,
    before?: object,
  ): RowOutcome => ({ no: row.no, outcome, id, version, ...(before && { before: { ...before } }) });

  async function makeOne(write: TenantWrite, row: ImportRow): Promise<RowOutcome> {
    const parent_id = isTree ? await getParent(write.tx, kind, row) : undefined;
    const fields = { ...(row.body as { category: string }), parent_id };
    return done(row, 'created', await service.createCategory(write, kind, fields));
  }

  async function changeOne(write: TenantWrite, row: ImportRow, id: number): Promise<RowOutcome> {
    const before = (await service.listCategories(write.tx, kind)).find((one) => one.id === id);
    if (!before) throw appError('not_found');
    const parent_id = isTree ? await getParent(write.tx, kind, row) : undefined;
    const change = { ...row.body, ...(parent_id !== undefined && { parent_id }) };
    const changed = await service.updateCategory(write, set, id, change);
    return done(row, 'updated', changed, getBefore(before));
  }

  async function revertOne(
    write: TenantWrite,
    chain: RevertChain,
    columns: object,
    title: string,
  ): Promise<RevertedRecord> {
    const { id, isCreated, isPartial } = chain;
    if (isCreated) {
      const { deleted, failed } = await service.removeCategories(write, set, [id]);
      const reason = failed[0]?.error ?? '';
      return deleted.length > 0
        ? { id, outcome: 'removed', reason: '', title }
        : { id, outcome: 'kept', reason, title };
    }
    await service.updateCategory(write, set, id, columns as CategoryUpdate);
    return { id, outcome: 'restored', reason: isPartial ? REVERT_REASONS.editedDuring : '', title };
  }

  return {
    entity,
    words: ['category', 'categories'],
    access: {
      view: contract.list.access,
      create: contract.create.access,
      update: contract.update.access,
      remove: contract.remove.access,
    } as ImportTarget['access'],
    matchOn: ['category', 'slug'],
    most: MAX_CATEGORIES,
    create: yupObject(categoryCreateSchema),
    update: yupObject(categoryUpdateSchema),
    getFields: async () => fields,
    toBody: (cells) => ({
      ...given(cells, ['category', 'description', 'thumbnail']),
      ...read(cells, 'slug', (text) => text.replace(/^.*\//, '').toLowerCase()),
    }),
    getKey: (name, row) => (name === 'slug' ? String(row.body.slug ?? '') : getPath(row)),
    async find({ tx }, name, keys) {
      const there = await byPath(tx, kind);
      const found =
        name === 'slug' ? [...there.values()].map((row) => [row.slug, row] as const) : there;
      const asked = new Set(keys);
      return new Map([...found].flatMap(([key, { id }]) => (asked.has(key) ? [[key, id]] : [])));
    },
    async refusals({ tx }, rows) {
      const there = await byPath(tx, kind);
      const slugs = new Map([...there.values()].map(({ slug, id }) => [slug, id]));
      return (at, made) => {
        const one = rows[at];
        if (!one) return undefined;
        const { row, id } = one;
        const isNew = id === undefined && !made.has(getTraces(row)[0] ?? '');
        const more = [...made].filter((trace) => trace.startsWith('path ')).length;
        if (isNew && there.size + more >= MAX_CATEGORIES)
          return `You can have up to ${MAX_CATEGORIES} categories`;
        const slug = String(row.body.slug ?? '');
        const isTaken = (slugs.get(slug) ?? id) !== id;
        if (slug && (isTaken || (isNew && made.has(`slug ${slug}`))))
          return 'Address: Another category already has this address';
        return isTree
          ? parentProblem(parentNames(row), (name) => there.has(name) || made.has(`path ${name}`))
          : undefined;
      };
    },
    getTraces,
    async make(write, rows) {
      const outcomes: RowOutcome[] = [];
      // Rows are imported one by one, because each may be the parent of the next.
      for (const row of rows)
        outcomes.push(await makeOne(write, row).catch((error: unknown) => failed(row, error)));
      return outcomes;
    },
    async change(write, changes) {
      const outcomes: RowOutcome[] = [];
      for (const { row, id } of changes) outcomes.push(await changeOne(write, row, id));
      return outcomes;
    },
    async revert(write, run, ids) {
      const { tx } = write;
      const now = new Map((await service.listCategories(tx, kind)).map((one) => [one.id, one]));
      const versions = new Map(
        ids.flatMap((id) => {
          const one = now.get(id);
          return one ? [[id, one.version] as const] : [];
        }),
      );
      const chains = await readRevertChains(tx, run.id, versions);
      const due = ids.flatMap((id) => chains.get(id) ?? []);
      const earlier = await readEarlierValues(tx, run.id, due);
      const created = await readCreatedIds(tx, run.id, ids);
      const reverted: RevertedRecord[] = [];
      for (const id of ids) {
        const chain = chains.get(id);
        const title = now.get(id)?.category;
        if (title === undefined)
          reverted.push(
            created.has(id)
              ? { id, outcome: 'removed', reason: '', title: '' }
              : { id, outcome: 'kept', reason: REVERT_REASONS.deleted, title: `#${id}` },
          );
        else if (chain)
          reverted.push(await revertOne(write, chain, earlier.get(id)?.columns ?? {}, title));
        else reverted.push({ id, outcome: 'kept', reason: REVERT_REASONS.edited, title });
      }
      return reverted;
    },
  };
}
