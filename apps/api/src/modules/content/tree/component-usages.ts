import { COMPONENT_LIMITS } from '@org/content';
import { toZlibContent } from '@org/content/node';
import type { ShownComponent } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Entities whose content can show components. Components are templates. */
export type ComponentHolder = 'page' | 'template';

/** The prop of an instance, as it is in the JSON of content: quotes inside of a text are escaped. */
const REFERENCE = /"componentId":(\d{1,15})(?!\d)/g;

/** Returns the ids of the components that content shows, ascending. */
export function findComponentIds(json: string): number[] {
  const ids = new Set<number>();
  for (const [, id] of json.matchAll(REFERENCE)) ids.add(Number(id));
  ids.delete(0);
  return [...ids].toSorted((one, other) => one - other);
}

/** Replaces the recorded component usages of rows, in the transaction that saves them. */
export async function saveComponentUsages(
  tx: TenantTx,
  tenantId: number,
  entity: ComponentHolder,
  holders: readonly { readonly id: number; readonly json: string }[],
): Promise<void> {
  await tx
    .deleteFrom('component_usages')
    .where('entity', '=', entity)
    .where(sql<boolean>`entity_id = any(${holders.map(({ id }) => id)}::bigint[])`)
    .execute();
  for (const { id, json } of holders) {
    const ids = findComponentIds(json);
    if (ids.length === 0) continue;
    await sql`insert into component_usages (tenant_id, component_id, entity, entity_id)
      select ${tenantId}::bigint, c.id, ${entity}::text, ${id}::bigint from component_templates c
      where c.id = any(${ids}::bigint[]) and c.type = 'component'`.execute(tx);
  }
}

/** Page or templates whose components are shown together. */
export interface ShownContent {
  readonly page: number;
  /** Ids in the shown content of the page, if it has another version too. @default those of all its versions */
  readonly ids?: readonly number[] | undefined;
  readonly templates: readonly (number | null)[];
}

/** Returns the components that a page and its templates show, and those inside of them, in one query. */
export async function findShownComponents(
  tx: TenantTx,
  { page, ids: own, templates }: ShownContent,
): Promise<ShownComponent[]> {
  const ids = templates.filter((id) => id !== null);
  const { rows } = await sql<ShownComponent>`
    with recursive shown as (
      select component_id, 1 as level from component_usages
      where (entity = 'page' and entity_id = ${page} and (${own ?? null}::bigint[] is null or component_id = any(${own ?? null}::bigint[])))
        or (entity = 'template' and entity_id = any(${ids}::bigint[]))
      union
      select u.component_id, shown.level + 1 from component_usages u
      join shown on u.entity = 'template' and u.entity_id = shown.component_id
      where shown.level < ${COMPONENT_LIMITS.depth}
    )
    select c.id, c.name, c.version, c.content from component_templates c
    where c.id in (select component_id from shown) and c.type = 'component'
      and c.deleted_at is null and c.content is not null
    order by c.id`.execute(tx);
  return rows.map(({ id, content, ...row }) => ({
    ...row,
    id: Number(id),
    content: toZlibContent(content),
  }));
}

/**
 * Returns how deep components are nested around and inside of one: levels above and below it.
 * @returns `isCycle` when it is inside of itself
 */
export async function measureNesting(
  tx: TenantTx,
  id: number,
): Promise<{ isCycle: boolean; above: number; below: number }> {
  // One level more than allowed is enough to see that there are too many, and ends every cycle.
  const most = COMPONENT_LIMITS.depth + 1;
  const { rows } = await sql<{ is_cycle: boolean; above: number; below: number }>`
    with recursive inner_parts as (
      select component_id as id, 1 as level from component_usages
      where entity = 'template' and entity_id = ${id}
      union
      select u.component_id, p.level + 1 from component_usages u
      join inner_parts p on u.entity = 'template' and u.entity_id = p.id where p.level < ${most}
    ), outer_parts as (
      select u.entity_id as id, 1 as level from component_usages u
      join component_templates c on c.id = u.entity_id and c.type = 'component'
      where u.entity = 'template' and u.component_id = ${id}
      union
      select u.entity_id, p.level + 1 from component_usages u
      join component_templates c on c.id = u.entity_id and c.type = 'component'
      join outer_parts p on u.entity = 'template' and u.component_id = p.id where p.level < ${most}
    )
    select exists (select 1 from inner_parts where id = ${id}) as is_cycle,
      coalesce((select max(level) from inner_parts), 0) as below,
      coalesce((select max(level) from outer_parts), 0) as above`.execute(tx);
  const [row] = rows;
  return { isCycle: row?.is_cycle === true, above: Number(row?.above), below: Number(row?.below) };
}
