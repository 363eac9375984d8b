import type { Tag, TagColor, TagRef } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TagRecord } from '../database/records.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import type { TagsOf } from './entity-definition.ts';

type CountedTag = TagRecord & { readonly count: number };

/** A tag as calls answer it. */
function toTag({ id, name, slug, color, count }: CountedTag): Tag {
  return { id, name, tag: name, slug, color, count: Number(count) };
}

/**
 * Tags of an entity with how often each is given, by name.
 * @param id - for one of them
 */
export async function listTags(tx: TenantTx, entity: string, id?: number): Promise<Tag[]> {
  const one = id === undefined ? sql`` : sql`and tags.id = ${id}`;
  const { rows } = await sql<CountedTag>`
    select tags.*, (
      select count(*) from taggings t where t.entity = tags.entity and t.tag_id = tags.id
    ) as count
    from tags where tags.entity = ${entity} ${one} order by lower(tags.name), tags.id`.execute(tx);
  return rows.map(toTag);
}

/**
 * Tags of rows.
 * @returns a function from an id to its tags, by name
 */
export async function getRowTags(
  tx: TenantTx,
  entity: string,
  ids: readonly number[],
): Promise<TagsOf> {
  if (ids.length === 0) return () => [];
  const rows = await tx
    .selectFrom('taggings')
    .innerJoin('tags', (join) =>
      join
        .onRef('tags.tenant_id', '=', 'taggings.tenant_id')
        .onRef('tags.id', '=', 'taggings.tag_id'),
    )
    .select(['taggings.entity_id', 'tags.id', 'tags.name', 'tags.color'])
    .where('taggings.entity', '=', entity)
    .where('taggings.entity_id', 'in', ids)
    .orderBy(sql`lower(tags.name)`)
    .execute();
  const byRow = new Map<number, TagRef[]>();
  for (const { entity_id, id, name, color } of rows) {
    const list = byRow.get(entity_id) ?? [];
    list.push({ id, name, color });
    byRow.set(entity_id, list);
  }
  return (id) => byRow.get(id) ?? [];
}

/** Returns the form of a name that tags are compared by. */
export function tagSlug(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

interface NewTag {
  readonly name: string;
  readonly color?: TagColor | undefined;
}

/**
 * Makes tags; ones of the same name stay as they are.
 * @returns id by `tagSlug`
 */
export async function createTags(
  tx: TenantTx,
  tenantId: number,
  entity: string,
  tags: readonly NewTag[],
): Promise<ReadonlyMap<string, number>> {
  const bySlug = new Map(tags.map((tag) => [tagSlug(tag.name), tag]));
  if (bySlug.size === 0) return new Map();
  const made = await tx
    .insertInto('tags')
    .values(
      // In one order, so that two who make the same do not wait for each other.
      [...bySlug]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([slug, { name, color = 'gray' }]) => ({
          tenant_id: tenantId,
          entity,
          name: name.trim(),
          slug,
          color,
        })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'entity', 'slug'])
        .doUpdateSet((eb) => ({ slug: eb.ref('excluded.slug') })),
    )
    .returning(['id', 'slug'])
    .execute();
  return new Map(made.map(({ id, slug }) => [slug, id]));
}

/**
 * Creates a tag, unless one with this name exists.
 * @returns its id
 */
export async function makeTag(
  tx: TenantTx,
  tenantId: number,
  entity: string,
  tag: NewTag,
): Promise<number> {
  const [id] = (await createTags(tx, tenantId, entity, [tag])).values();
  invariant(id, 'a tag is made');
  return id;
}

/** Returns which of the ids are tags of the entity. They are locked, so that none is deleted before it is given to a record. */
export async function knownTags(
  tx: TenantTx,
  entity: string,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('tags')
    .select('id')
    .where('entity', '=', entity)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A tag of a row. */
export interface Tagging {
  readonly id: number;
  readonly tagId: number;
}

/** Gives each row its own tags, some of which it may have already. */
export async function addTaggings(
  tx: TenantTx,
  tenantId: number,
  entity: string,
  taggings: readonly Tagging[],
): Promise<void> {
  if (taggings.length === 0) return;
  await sql`
    insert into taggings (tenant_id, entity, entity_id, tag_id)
    select ${tenantId}, ${entity}, *
    from unnest(${taggings.map(({ id }) => id)}::bigint[], ${taggings.map(({ tagId }) => tagId)}::bigint[])
    on conflict do nothing`.execute(tx);
}

/** Gives tags to rows that may have them already. */
export async function addTags(
  tx: TenantTx,
  tenantId: number,
  entity: string,
  rowIds: readonly number[],
  tagIds: readonly number[],
): Promise<void> {
  if (rowIds.length === 0 || tagIds.length === 0) return;
  await sql`
    insert into taggings (tenant_id, entity, entity_id, tag_id)
    select ${tenantId}, ${entity}, r, t from unnest(${rowIds}::bigint[]) r, unnest(${tagIds}::bigint[]) t
    on conflict do nothing`.execute(tx);
}

/**
 * Takes tags off rows.
 * @param tagIds - undefined for all of them
 */
export async function removeTags(
  tx: TenantTx,
  entity: string,
  rowIds: readonly number[],
  tagIds?: readonly number[],
): Promise<void> {
  if (rowIds.length === 0 || tagIds?.length === 0) return;
  const query = tx
    .deleteFrom('taggings')
    .where('entity', '=', entity)
    .where('entity_id', 'in', rowIds);
  await (tagIds ? query.where('tag_id', 'in', tagIds) : query).execute();
}
