import { apiContract } from '@org/schema/contract';
import type { PublicCollection } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import { type BoundRoute, publicRoute } from '../../../kernel/http/bind-route.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { getItemFacts } from '../media/media-facts.ts';
import { collectionEntity } from './collection.entity.ts';
import { collectionItemEntity } from './collection-item.entity.ts';
import { findCollection, getPublicItem, listPublicItems } from './public-items.ts';

/** Returns a collection by its id, or else by its address. */
async function requireCollection(
  tx: TenantTx,
  { id, slug = '' }: { readonly id?: number | undefined; readonly slug?: string | undefined },
): Promise<PublicCollection> {
  const collection = await findCollection(tx, id === undefined ? { slug } : { id });
  if (!collection) throw appError('not_found');
  return collection;
}

/** Creates the routes of collections and of their items. */
export function collectionRoutes(send: SendJob): BoundRoute[] {
  const { collections, collectionItems } = apiContract;
  return [
    ...entityRoutes(collections, collectionEntity, send),
    ...entityRoutes(collectionItems, collectionItemEntity, send),
    publicRoute(collectionItems.publicList, async ({ run, query }) => {
      const { currentPage, itemsPerPage, orderBy, orderDirection, field, value } = query;
      return run(async (tx) => {
        const collection = await requireCollection(tx, {
          id: query.collection_id,
          slug: query.collection,
        });
        const { rows, total } = await listPublicItems(tx, collection, {
          field,
          value,
          orderBy,
          direction: orderDirection === 'DESC' ? 'desc' : 'asc',
          page: currentPage,
          itemsPerPage,
        });
        const media = await getItemFacts(
          tx,
          rows.map(({ id }) => id),
        );
        return { collection, rows, media, total, currentPage, itemsPerPage };
      });
    }),
    publicRoute(collectionItems.publicGet, async ({ run, query }) =>
      run(async (tx) => {
        const collection = await requireCollection(tx, { slug: query.collection });
        const item = await getPublicItem(tx, collection, query.slug);
        return { collection, item, results: item };
      }),
    ),
  ];
}
