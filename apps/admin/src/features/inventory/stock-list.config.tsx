import { AppLink, type BulkAnswer, exportBy, type ListScreen, peopleChoices } from '@org/admin-kit';
import { type ApiClient, ApiError } from '@org/api-client';
import { apiContract } from '@org/schema/contract';
import {
  type GridFailure,
  MOVEMENT_FIELDS,
  STOCK_FIELDS,
  type StockMovement,
  type StockRow,
} from '@org/schema/entities';
import { useFormats, VisuallyHidden } from '@org/ui';
import { IconArrowsExchange, IconBuildingWarehouse } from '@tabler/icons-react';
import { REASON_TONES, STATE_TONES, text } from './messages.ts';
import { VariantCell, variantName } from './stock-cells.tsx';

const { inventory, movements, products } = apiContract;

type Cells = Partial<Pick<StockRow, 'price' | 'salePrice' | 'onHand' | 'reorderPoint'>>;

const getMessage = ({ errors }: GridFailure): string => Object.values(errors)[0] ?? '';

/**
 * Saves cells of rows. Takes rows with the values that the user saw.
 * @returns saved and failed rows
 */
async function save(
  api: ApiClient,
  rows: readonly { id: number; set: Cells; seen?: Cells }[],
  locationId: number | undefined,
) {
  return api.call(inventory.grid, {
    body: {
      ...(locationId !== undefined && { locationId }),
      rows: rows.map(({ id, set, seen }) => ({ ...set, variantId: id, ...(seen && { seen }) })),
    },
  });
}

/**
 * Saves a row.
 * @throws `conflict` with the current row when its values have changed
 */
async function saveRow(
  api: ApiClient,
  row: StockRow,
  set: Cells,
  locationId: number | undefined,
): Promise<StockRow> {
  const names = Object.keys(set) as (keyof Cells)[];
  const seen = Object.fromEntries(names.map((name) => [name, row[name]]));
  const { saved, failed } = await save(api, [{ id: row.id, set, seen }], locationId);
  const [now] = saved;
  if (now) return now;
  const [wrong] = failed;
  const message = wrong ? getMessage(wrong) : '';
  throw new ApiError({
    code: 'validation_failed',
    status: 422,
    message,
    formErrors: { [names[0] ?? 'row']: message },
    current: wrong?.current,
  });
}

/** Renders the quantity on hand of tracked variants; with a label in the card layout. */
function OnHand({ row }: { readonly row: StockRow }) {
  const { number } = useFormats();
  if (row.state === 'uncounted') return null;
  return (
    <>
      {number(row.onHand)}
      <span className="ad-stock-word"> {text.onHandWord}</span>
    </>
  );
}

/** Renders the low-stock alert: the variant's own, or the shop's default in gray. */
function WarnAt({ row: { reorderPoint, lowAt } }: { readonly row: StockRow }) {
  const { number } = useFormats();
  if (reorderPoint > 0) return number(reorderPoint);
  if (lowAt === null) return null;
  return (
    <span className="at-quiet" title={text.ofTheShop}>
      {number(lowAt)}
      <VisuallyHidden> ({text.ofTheShop})</VisuallyHidden>
    </span>
  );
}

/** Part of the stock in a list, and whether quantities can be edited in it. */
interface StockListPart {
  readonly locationId: number | undefined;
  readonly low: boolean;
  readonly editsPieces: boolean;
}

/**
 * Returns the configuration of the stock list, over all locations or at one: quantities are edited at a single location, which is
 * the only one of tenants with one.
 */
export function stockList({ locationId, low, editsPieces }: StockListPart): ListScreen<StockRow> {
  return {
    entity: 'inventory',
    title: text.stock,
    icon: IconBuildingWarehouse,
    noun: ['variant', 'variants'],
    calls: {
      route: inventory.levels,
      takesMatching: false,
      scope: { ...(locationId !== undefined && { locationId }), ...(low && { low }) },
      list: (api, query, signal) => api.call(inventory.levels, { query, signal }),
      update: (api, row, set) => saveRow(api, row, set as Cells, locationId),
      change: async (api, { ids = [] }, { set = {} }): Promise<BulkAnswer> => {
        const rows = ids.map((id) => ({ id, set: set as Cells }));
        const { saved, failed } = await save(api, rows, locationId);
        return {
          done: saved.map(({ id }) => id),
          count: saved.length,
          failed: failed.map((one) => ({ id: one.variantId, error: getMessage(one) })),
        };
      },
    },
    stale: [inventory.movements, products.list, products.get],
    fields: STOCK_FIELDS,
    columns: {
      name: { cell: (row) => <VariantCell row={row} /> },
      sku: { width: '150px', optional: true },
      state: { width: '124px' },
      onHand: { cell: (row) => <OnHand row={row} />, width: '108px' },
      reserved: { value: ({ reserved }) => reserved || null, width: '84px', phone: 'hidden' },
      available: {
        value: ({ state, available }) => (state === 'uncounted' ? null : available),
        width: '124px',
        phone: 'hidden',
      },
      reorderPoint: {
        cell: (row) => <WarnAt row={row} />,
        width: '108px',
        phone: 'hidden',
      },
      price: { width: '116px', phone: 'hidden' },
      salePrice: { width: '116px', phone: 'hidden' },
    },
    usual: {
      columns: ['name', 'sku', 'state', 'onHand', 'reserved', 'available', 'reorderPoint'],
      sort: [{ column: 'name', direction: 'ASC' }],
    },
    primary: 'name',
    href: ({ productId }) => `/admin/inventory/products/${productId}`,
    label: variantName,
    permissions: {
      view: 'inventory.can_view',
      create: 'products.can_create',
      update: 'inventory.can_update',
      remove: 'inventory.can_delete',
    },
    ...(!low && { create: { label: 'New product', href: '/admin/inventory/products/new' } }),
    tones: { state: STATE_TONES },
    quick: 'state',
    edits: {
      ...(editsPieces && { onHand: { bulk: true }, reorderPoint: { bulk: true } }),
      price: { bulk: true },
      salePrice: { bulk: true },
    },
    empty: low
      ? { title: text.lowEmptyTitle, text: text.lowEmptyText }
      : { title: text.emptyTitle, text: text.emptyText },
  };
}

/** Renders a change of quantity with its sign. */
function Delta({ delta }: { readonly delta: number }) {
  const { number } = useFormats();
  return (
    <span className="ad-stock-delta" data-less={delta < 0 || undefined}>
      {delta > 0 ? `+${number(delta)}` : number(delta)}
    </span>
  );
}

/** Configuration of the list of stock movements. */
export const MOVEMENT_LIST: ListScreen<StockMovement> = {
  entity: 'movements',
  title: text.movements,
  icon: IconArrowsExchange,
  noun: ['movement', 'movements'],
  calls: {
    route: inventory.movements,
    takesMatching: false,
    list: (api, query, signal) => api.call(inventory.movements, { query, signal }),
    export: exportBy(movements.export),
  },
  fields: MOVEMENT_FIELDS,
  columns: {
    name: {
      cell: (row) => (
        <AppLink href={`/admin/inventory/products/${row.productId}`} className="ad-row-link">
          {variantName(row)}
        </AppLink>
      ),
    },
    sku: { width: '140px', optional: true, phone: 'hidden' },
    // With the name these widths fit a tablet in portrait orientation.
    at: { width: '114px' },
    reason: { width: '136px' },
    delta: { cell: ({ delta }) => <Delta delta={delta} />, width: '84px' },
    balanceAfter: { width: '112px' },
    location: { width: '120px', optional: true },
    note: { width: '18%', optional: true },
    user: { width: '140px', optional: true },
  },
  usual: {
    columns: ['name', 'sku', 'at', 'reason', 'delta', 'balanceAfter', 'location', 'note', 'user'],
    sort: [{ column: 'at', direction: 'DESC' }],
    size: 50,
  },
  primary: 'name',
  href: ({ productId }) => `/admin/inventory/products/${productId}`,
  label: variantName,
  permissions: {
    view: 'inventory.can_view',
    create: 'inventory.can_create',
    update: 'inventory.can_update',
    remove: 'inventory.can_delete',
    export: 'inventory.can_export',
  },
  tones: { reason: REASON_TONES },
  choices: { user: peopleChoices },
  quick: 'reason',
  empty: { title: text.movementsEmptyTitle, text: text.movementsEmptyText },
};
