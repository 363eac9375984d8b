import { AppLink, EntityList, useCan } from '@org/admin-kit';
import type { StockRow } from '@org/schema/entities';
import { Button, Icon, NativeSelect, useFormats } from '@org/ui';
import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconBuildingWarehouse,
  IconPlusMinus,
  IconTable,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { AdjustDialog } from './adjust-dialog.tsx';
import { lowQuery, placesQuery } from './inventory.queries.ts';
import { text } from './messages.ts';
import { MovementDrawer } from './movement-drawer.tsx';
import { MOVEMENT_LIST, stockList } from './stock-list.config.tsx';
import './inventory.css';

/** Renders an alert with a link when variants are low on stock. */
function LowAlert({ locationId }: Pick<StockPart, 'locationId'>): ReactElement | null {
  const { number } = useFormats();
  const found = useQuery(lowQuery(locationId));
  const { total: count = 0, totalIsCapped = false } = found.data?.results ?? {};
  if (count === 0) return null;
  return (
    <p className="ad-stock-alert" role="status">
      <Icon of={IconAlertTriangle} size={16} />
      <span>{text.lowAlert(`${number(count)}${totalIsCapped ? '+' : ''}`, count === 1)}</span>
      <AppLink
        href={
          locationId === undefined
            ? '/admin/inventory/low'
            : `/admin/inventory/low/at/${locationId}`
        }
      >
        {text.showLow}
      </AppLink>
    </p>
  );
}

/** Displayed part of the stock: a location, or low stock at all locations or one. */
interface StockPart {
  readonly locationId?: number | undefined;
  readonly low?: boolean;
}

/** Returns the URL of the grid for a list's filters, without undefined ones. */
function gridHref(shown: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const given = Object.entries(shown).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return `/admin/inventory/grid${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
}

/**
 * Returns the route of a part of the stock.
 * @param low - whether only low stock
 * @param place - id of a location or '' for all
 */
function getPath(low: boolean, place: string) {
  if (low) return place ? '/admin/inventory/low/at/$id' : '/admin/inventory/low';
  return place ? '/admin/inventory/at/$id' : '/admin/inventory';
}

/** Renders the stock over all locations, or a part of it. */
function Stock({ locationId, low = false }: StockPart): ReactElement {
  const navigate = useNavigate();
  const canUpdate = useCan('inventory.can_update');
  const found = useQuery(placesQuery());
  const places = useMemo(() => found.data?.results.rows ?? [], [found.data]);
  const [adjusted, setAdjusted] = useState<StockRow>();
  const [shown, setShown] = useState<StockRow>();
  const isOnePlace = places.length === 1;
  const screen = useMemo(
    () => stockList({ locationId, low, editsPieces: locationId !== undefined || isOnePlace }),
    [locationId, low, isOnePlace],
  );
  const actions = useCallback(
    (row: StockRow) => [
      ...(canUpdate
        ? [{ label: text.adjust, icon: IconPlusMinus, onSelect: () => setAdjusted(row) }]
        : []),
      { label: text.movements, icon: IconArrowsExchange, onSelect: () => setShown(row) },
    ],
    [canUpdate],
  );
  return (
    <>
      <EntityList
        key={`${low ? 'low ' : ''}${locationId ?? 0}`}
        screen={screen}
        notice={
          low ? (
            <p className="ad-stock-alert">
              <span>{text.lowOnly}</span>
              <AppLink
                href={
                  locationId === undefined
                    ? '/admin/inventory'
                    : `/admin/inventory/at/${locationId}`
                }
              >
                {text.showAll}
              </AppLink>
            </p>
          ) : (
            <LowAlert locationId={locationId} />
          )
        }
        rowActions={actions}
        bulkActions={(ids) =>
          canUpdate
            ? [
                {
                  label: text.editInGrid,
                  icon: IconTable,
                  onPress: () =>
                    void navigate({
                      to: '/admin/inventory/grid',
                      search: {
                        variants: ids.join(','),
                        ...(locationId !== undefined && { place: locationId }),
                      },
                    }),
                },
              ]
            : []
        }
        menu={[
          { label: text.movements, icon: IconArrowsExchange, href: '/admin/inventory/movements' },
          { label: text.places, icon: IconBuildingWarehouse, href: '/admin/inventory/locations' },
        ]}
        buttons={({ search, filter }) => (
          <>
            {places.length > 1 && (
              <NativeSelect
                aria-label={text.place}
                className="ad-stock-place"
                size="sm"
                data={[
                  { value: '', label: text.everywhere },
                  ...places.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                value={locationId === undefined ? '' : String(locationId)}
                onChange={(event) => {
                  const id = event.currentTarget.value;
                  void navigate({ to: getPath(low, id), params: { id } });
                }}
              />
            )}
            <Button
              component={AppLink}
              href={gridHref({ search, filter, place: locationId, low: low || undefined })}
            >
              {text.grid}
            </Button>
          </>
        )}
      />
      {adjusted && (
        <AdjustDialog
          row={adjusted}
          places={places}
          locationId={locationId}
          onClose={() => setAdjusted(undefined)}
        />
      )}
      {shown && <MovementDrawer row={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** Renders the stock over all locations. */
export function StockRoute(): ReactElement {
  return <Stock />;
}

/** Renders low stock at all locations or one. */
export function LowStockRoute(): ReactElement {
  const { id } = useParams({ strict: false });
  return <Stock low locationId={id === undefined ? undefined : Number(id)} />;
}

/** Renders the stock at one location. */
export function StockAtRoute(): ReactElement {
  const { id } = useParams({ strict: false });
  return <Stock locationId={Number(id)} />;
}

/** Renders the ledger of stock movements. */
export function MovementsRoute(): ReactElement {
  return <EntityList screen={MOVEMENT_LIST} />;
}
