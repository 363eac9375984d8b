import { readListAddress } from '@org/admin-kit';
import { COLLECTION_FIELDS, COLLECTION_ITEM_FIELDS } from '@org/schema/entities';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { admin } from './route-frame.tsx';

const collections = createRoute({
  getParentRoute: () => admin,
  path: '/collections',
  validateSearch: (given: Record<string, unknown>) => readListAddress(given, COLLECTION_FIELDS),
  component: lazyRouteComponent(
    () => import('../../features/collections/collections.route.tsx'),
    'CollectionsRoute',
  ),
});

const newCollection = createRoute({
  getParentRoute: () => admin,
  path: '/collections/new',
  component: lazyRouteComponent(
    () => import('../../features/collections/collections.route.tsx'),
    'NewCollectionRoute',
  ),
});

const collection = createRoute({
  getParentRoute: () => admin,
  path: '/collections/$id',
  component: lazyRouteComponent(
    () => import('../../features/collections/collections.route.tsx'),
    'CollectionRoute',
  ),
});

const collectionItems = createRoute({
  getParentRoute: () => admin,
  path: '/collections/$collection/items',
  validateSearch: (given: Record<string, unknown>) =>
    readListAddress(given, COLLECTION_ITEM_FIELDS),
  component: lazyRouteComponent(
    () => import('../../features/collections/items.route.tsx'),
    'ItemsRoute',
  ),
});

const newCollectionItem = createRoute({
  getParentRoute: () => admin,
  path: '/collections/$collection/items/new',
  component: lazyRouteComponent(
    () => import('../../features/collections/items.route.tsx'),
    'NewItemRoute',
  ),
});

const collectionItem = createRoute({
  getParentRoute: () => admin,
  path: '/collections/$collection/items/$id',
  component: lazyRouteComponent(
    () => import('../../features/collections/items.route.tsx'),
    'ItemRoute',
  ),
});

/** Routes of collections and of their items. */
export const collectionRoutes = [
  collections,
  newCollection,
  collection,
  collectionItems,
  newCollectionItem,
  collectionItem,
] as const;
