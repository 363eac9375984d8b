import {
  AppLink,
  EntityList,
  FailedState,
  FormPending,
  NewRecordRoute,
  RecordRoute,
  ScreenMissing,
  useCan,
} from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Collection } from '@org/schema/entities';
import { Button, Icon, NoPermission } from '@org/ui';
import { IconDatabase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { itemList, itemScreen } from './item-screens.tsx';
import { itemText, text } from './messages.ts';

const { collectionItems, collections } = apiContract;

/** Loads the collection whose id is in the URL. */
function WithCollection({
  children,
}: {
  readonly children: (collection: Collection) => ReactNode;
}): ReactNode {
  const { collection = '' } = useParams({ strict: false });
  const api = useApi();
  const isId = /^\d{1,15}$/.test(collection);
  const canView = useCan('pages.can_view');
  const params = { id: Number(collection) };
  const found = useQuery({
    queryKey: callKey(collections.get, { params }),
    queryFn: () => api.call(collections.get, { params }),
    enabled: isId && canView,
    refetchOnWindowFocus: false,
  });
  if (!canView) return <NoPermission what={itemText.see} />;
  if (!isId || isApiError(found.error, 'not_found')) return <ScreenMissing />;
  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  return found.data ? children(found.data.collection) : <FormPending />;
}

function Items({ collection }: { readonly collection: Collection }): ReactElement {
  const screen = useMemo(() => itemList(collection), [collection]);
  return (
    <EntityList
      key={collection.id}
      screen={screen}
      buttons={
        <Button
          component={AppLink}
          href={`/admin/collections/${collection.id}`}
          leftSection={<Icon of={IconDatabase} />}
        >
          {text.editFields}
        </Button>
      }
    />
  );
}

function NewItem({ collection }: { readonly collection: Collection }): ReactElement {
  const screen = useMemo(() => itemScreen(collection), [collection]);
  return <NewRecordRoute screen={screen} />;
}

function Item({ collection }: { readonly collection: Collection }): ReactElement {
  const { id = '' } = useParams({ strict: false });
  const api = useApi();
  const screen = useMemo(() => itemScreen(collection), [collection]);
  const params = { id: Number(id) };
  // The record below asks for the same; the answer is shared.
  const found = useQuery({
    queryKey: callKey(collectionItems.get, { params }),
    queryFn: () => api.call(collectionItems.get, { params }),
    enabled: /^\d{1,15}$/.test(id),
    refetchOnWindowFocus: false,
  });
  const item = found.data?.collection_item;
  // An item with the fields of another collection would lose its values.
  if (item && item.collection_id !== collection.id) return <ScreenMissing />;
  return <RecordRoute screen={screen} />;
}

/** Renders the list of the items of a collection. */
export function ItemsRoute(): ReactElement {
  return <WithCollection>{(collection) => <Items collection={collection} />}</WithCollection>;
}

/** Renders the form of a new item. */
export function NewItemRoute(): ReactElement {
  return <WithCollection>{(collection) => <NewItem collection={collection} />}</WithCollection>;
}

/** Renders an item. */
export function ItemRoute(): ReactElement {
  return <WithCollection>{(collection) => <Item collection={collection} />}</WithCollection>;
}
