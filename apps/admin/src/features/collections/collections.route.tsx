import { EntityList, NewRecordRoute, RecordRoute } from '@org/admin-kit';
import type { ReactElement } from 'react';
import { COLLECTION_SCREEN } from './collection.config.tsx';
import { COLLECTION_LIST } from './collection-list.config.tsx';

/** Renders the list of collections. */
export function CollectionsRoute(): ReactElement {
  return <EntityList screen={COLLECTION_LIST} />;
}

/** Renders the form of a new collection. */
export function NewCollectionRoute(): ReactElement {
  return <NewRecordRoute screen={COLLECTION_SCREEN} />;
}

/** Renders a collection. */
export function CollectionRoute(): ReactElement {
  return <RecordRoute screen={COLLECTION_SCREEN} />;
}
