import type { RecordContract } from '@org/schema/contract';
import type { Tag, TagColor, TagRef } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { listResults } from '../database/list-page.ts';
import { getEntity } from '../entities/entity.service.ts';
import type { AnyEntityDefinition } from '../entities/entity-definition.ts';
import {
  addTags,
  getRowTags,
  knownTags,
  listTags,
  makeTag,
  removeTags,
  tagSlug,
} from '../entities/tags.repository.ts';
import { changesBetween } from '../entities/timeline.ts';
import { recordChange, type TenantWrite } from '../events/record-change.ts';
import { type BoundRoute, staffRoute } from '../http/bind-route.ts';
import { inTenant } from '../http/in-tenant.ts';

async function oneTag({ tx }: TenantWrite, entity: string, id: number): Promise<Tag> {
  const [tag] = await listTags(tx, entity, id);
  if (!tag) throw appError('not_found');
  return tag;
}

async function changeTag(
  write: TenantWrite,
  entity: string,
  id: number,
  { name, color }: { readonly name: string; readonly color?: string | undefined },
): Promise<Tag> {
  const { tx } = write;
  await oneTag(write, entity, id);
  const slug = tagSlug(name);
  const other = await tx
    .selectFrom('tags')
    .select('id')
    .where('entity', '=', entity)
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) throw appError('name_taken', { formErrors: { name: 'Another tag has this name' } });
  await tx
    .updateTable('tags')
    .set({ name: name.trim(), slug, ...(color && { color: color as TagColor }) })
    .where('id', '=', id)
    .execute();
  await recordChange(write, { entity: 'tag', id, action: 'updated' });
  return oneTag(write, entity, id);
}

async function dropTag(write: TenantWrite, entity: string, id: number): Promise<void> {
  await oneTag(write, entity, id);
  await write.tx.deleteFrom('tags').where('entity', '=', entity).where('id', '=', id).execute();
  await recordChange(write, { entity: 'tag', id, action: 'deleted' });
}

async function mergeTags(
  write: TenantWrite,
  entity: string,
  id: number,
  into: number,
): Promise<Tag> {
  const { tx, tenantId } = write;
  await oneTag(write, entity, id);
  if (id === into || !(await knownTags(tx, entity, [into])).has(into))
    throw appError('validation_failed', { formErrors: { into: 'Choose another tag' } });
  const rows = await tx
    .selectFrom('taggings')
    .select('entity_id')
    .where('entity', '=', entity)
    .where('tag_id', '=', id)
    .execute();
  await addTags(
    tx,
    tenantId,
    entity,
    rows.map((row) => row.entity_id),
    [into],
  );
  await dropTag(write, entity, id);
  return oneTag(write, entity, into);
}

/** Names of tags as the history of a record shows them. */
const tagNames = (tags: readonly TagRef[]): string => tags.map(({ name }) => name).join(', ');

/** Gives a record exactly these tags. Names that are no tag yet become one. */
async function setTags(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  id: number,
  asked: readonly (number | string)[],
): Promise<TagRef[]> {
  const { tx, tenantId } = write;
  const { entity } = kind;
  await getEntity(write, kind, id);
  const ids = asked.filter((tag) => typeof tag === 'number');
  const names = asked.filter((tag) => typeof tag === 'string').map((name) => name.trim());
  const known = await knownTags(tx, entity, ids);
  if (ids.some((tag) => !known.has(tag)) || names.some((name) => !name || name.length > 60))
    throw appError('validation_failed', {
      formErrors: { tags: 'Send ids of tags that exist, or names of up to 60 characters' },
    });
  const wanted = new Set(known);
  for (const name of names) wanted.add(await makeTag(tx, tenantId, entity, { name }));
  const before = (await getRowTags(tx, entity, [id]))(id);
  await removeTags(tx, entity, [id]);
  await addTags(tx, tenantId, entity, [id], [...wanted]);
  const after = (await getRowTags(tx, entity, [id]))(id);
  const changes = changesBetween({ tags: tagNames(before) }, { tags: tagNames(after) }, ['tags']);
  await recordChange(write, { entity, id, action: 'updated', ...(changes && { changes }) });
  return after;
}

/** Handlers of an entity's tags. */
export function tagRoutes(contract: RecordContract, kind: AnyEntityDefinition): BoundRoute[] {
  const { entity } = kind;
  return [
    staffRoute(contract.tags, async (input) => {
      const rows = await inTenant(input, ({ tx }) => listTags(tx, entity));
      const page = { currentPage: 1, itemsPerPage: Math.max(1, rows.length) };
      return { results: listResults(page, rows, rows.length), rows, total: rows.length };
    }),
    staffRoute(contract.createTag, async (input) => ({
      tag: await inTenant(input, async (w) => {
        const { name, color } = input.body;
        const id = await makeTag(w.tx, w.tenantId, entity, { name, color: color as TagColor });
        await recordChange(w, { entity: 'tag', id, action: 'created' });
        return oneTag(w, entity, id);
      }),
      message: 'Tag created',
    })),
    staffRoute(contract.updateTag, async (input) => ({
      tag: await inTenant(input, (w) => changeTag(w, entity, input.params.id, input.body)),
      message: 'Tag saved',
    })),
    staffRoute(contract.removeTag, async (input) => {
      await inTenant(input, (w) => dropTag(w, entity, input.params.id));
      return { message: 'Tag deleted' };
    }),
    staffRoute(contract.mergeTag, async (input) => ({
      tag: await inTenant(input, (w) => mergeTags(w, entity, input.params.id, input.body.into)),
      message: 'Tags merged',
    })),
    staffRoute(contract.setTags, async (input) => ({
      tags: await inTenant(input, (w) => setTags(w, kind, input.params.id, input.body.tags)),
    })),
  ];
}
