import { AppLink, FailedState, failureWords, RowButtons, useCan } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { StockLocation } from '@org/schema/entities';
import {
  Button,
  confirm,
  Icon,
  NoPermission,
  PageHeader,
  SkeletonLines,
  StatusDot,
  toast,
} from '@org/ui';
import { IconArrowLeft, IconBuildingWarehouse, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { placesQuery, refreshStock } from './inventory.queries.ts';
import { LocationDialog } from './location-dialog.tsx';
import { gridText, text } from './messages.ts';

const { stockLocations } = apiContract;

function PlaceRow({
  place,
  onEdit,
  onRemove,
}: {
  readonly place: StockLocation;
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}): ReactElement {
  const { id, name, address, is_default, onHand, reserved } = place;
  return (
    <li>
      <span className="ad-rows-main">
        <AppLink href={`/admin/inventory/at/${id}`} className="ad-row-link" title={text.showStock}>
          {name}
        </AppLink>
        <span className="at-meta">
          {text.held(onHand, reserved)}
          {address && ` · ${address.replaceAll(/\n+/g, ', ')}`}
        </span>
      </span>
      {is_default && <StatusDot tone="info" label={text.usual} />}
      <RowButtons name={name} onEdit={onEdit} onRemove={onRemove} />
    </li>
  );
}

/** Renders the stock locations. */
export function LocationsRoute(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const canView = useCan('inventory.can_view');
  const canCreate = useCan('inventory.can_create');
  const canUpdate = useCan('inventory.can_update');
  const canRemove = useCan('inventory.can_delete');
  const found = useQuery({ ...placesQuery(), enabled: canView });
  const [edited, setEdited] = useState<StockLocation | 'new'>();
  if (!canView) return <NoPermission what={text.see} />;
  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  const places = found.data?.results.rows ?? [];

  async function remove({ id, name }: StockLocation): Promise<void> {
    const answer = await confirm({
      title: text.removeTitle(name),
      text: text.removeText,
      confirmLabel: text.removePlace,
      danger: true,
    });
    if (answer !== 'confirm') return;
    try {
      await api.call(stockLocations.remove, { params: { id } });
      toast.success(text.placeRemoved(name));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(failureWords(error));
    } finally {
      await refreshStock(queries);
    }
  }

  return (
    <div className="ad-form-screen ad-account">
      <PageHeader
        title={text.places}
        icon={IconBuildingWarehouse}
        back={
          <AppLink href="/admin/inventory" className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {gridText.back}
          </AppLink>
        }
        buttons={
          canCreate && (
            <Button
              variant="filled"
              leftSection={<Icon of={IconPlus} />}
              onClick={() => setEdited('new')}
            >
              {text.newPlace}
            </Button>
          )
        }
      />
      {found.isPending && <SkeletonLines count={4} />}
      {places.length > 0 && (
        <section className="ad-card" aria-label={text.places}>
          <ul className="ad-rows">
            {places.map((place) => (
              <PlaceRow
                key={place.id}
                place={place}
                onEdit={canUpdate ? () => setEdited(place) : undefined}
                onRemove={canRemove && !place.is_default ? () => void remove(place) : undefined}
              />
            ))}
          </ul>
        </section>
      )}
      {edited && (
        <LocationDialog
          place={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
