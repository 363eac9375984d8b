import type { MediaFacts } from '@org/schema/entities';
import { sql } from 'kysely';
import type { MediaRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

type FactsRow = Pick<MediaRecord, 'guid' | 'revision' | 'focal_x' | 'focal_y' | 'variants'>;

const toFacts = ({ guid, revision, focal_x, focal_y, variants }: FactsRow): MediaFacts => ({
  guid,
  revision,
  focal: { x: focal_x, y: focal_y },
  widths: [...new Set(variants.map(({ w }) => w))].toSorted((one, other) => one - other),
});

/** Page and its templates, whose images are shown together. */
export interface ShownParts {
  readonly page: number;
  readonly templates: readonly (number | null)[];
}

/** Returns the data of all images that a page, its templates and the site's settings show. */
export async function getFacts(
  tx: TenantTx,
  { page, templates }: ShownParts,
): Promise<MediaFacts[]> {
  const ids = templates.filter((id) => id !== null);
  const rows = await tx
    .selectFrom('media as m')
    .select(['m.guid', 'm.revision', 'm.focal_x', 'm.focal_y', 'm.variants'])
    .where('m.deleted_at', 'is', null)
    .where('m.id', 'in', (eb) =>
      eb
        .selectFrom('media_usages as u')
        .select('u.media_id')
        .where((u) =>
          u.or([
            u.and([u('u.entity', '=', 'page'), u('u.entity_id', '=', page)]),
            ...(ids.length > 0
              ? [u.and([u('u.entity', '=', 'template'), u('u.entity_id', 'in', ids)])]
              : []),
            u('u.entity', '=', 'settings'),
          ]),
        ),
    )
    .orderBy('m.id')
    .execute();
  return rows.map(toFacts);
}

/** Returns the data of all images that items of collections show. */
export async function getItemFacts(tx: TenantTx, ids: readonly number[]): Promise<MediaFacts[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('media as m')
    .select(['m.guid', 'm.revision', 'm.focal_x', 'm.focal_y', 'm.variants'])
    .where('m.deleted_at', 'is', null)
    .where('m.id', 'in', (eb) =>
      eb
        .selectFrom('media_usages as u')
        .select('u.media_id')
        .where('u.entity', '=', 'collection_item')
        .where(sql<boolean>`u.entity_id = any(${ids}::bigint[])`),
    )
    .orderBy('m.id')
    .execute();
  return rows.map(toFacts);
}
