import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract, type StockRow } from '@org/schema';
import {
  Button,
  EmptyState,
  Icon,
  IconButton,
  NativeSelect,
  NoPermission,
  PageHeader,
  SaveBar,
  type SaveState,
  SkeletonLines,
  toast,
  useUnsavedGuard,
} from '@org/ui';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconPercentage,
  IconTable,
} from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBlocker, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactElement, useMemo, useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { failureWords } from '../../app/form/use-call-form.ts';
import { FailedState } from '../../app/screen-states.tsx';
import { useCan } from '../../app/session/use-me.ts';
import {
  GRID_COLUMNS,
  gridProblems,
  type PriceRule,
  ruledPrices,
  toGridRows,
  toUndoRows,
  withCell,
  withTable,
} from './grid-model.ts';
import { type GridErrors, GridTable } from './grid-table.tsx';
import { placesQuery, refreshStock } from './inventory.queries.ts';
import { gridText as text, text as words } from './messages.ts';
import { RaiseDialog } from './raise-dialog.tsx';
import { useGridDraft } from './use-grid.ts';
import './inventory.css';

const { inventory } = apiContract;
/** Most rows of one grid. */
const MOST = 200;
const NO_ERRORS: GridErrors = new Map();
const NO_ROWS: readonly StockRow[] = [];

const idsOf = (given: string | undefined): number[] | undefined => given?.split(',').map(Number);

/** Prices and stock of the variants that the address names, or of the first ones, as a spreadsheet. */
export function GridRoute(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const mayView = useCan('inventory.can_view');
  const mayUpdate = useCan('inventory.can_update');
  const mayPrice = useCan('products.can_update') && mayUpdate;
  const places = useQuery(placesQuery()).data?.results.rows ?? [];
  const usual = places.find(({ is_default }) => is_default);
  const locationId = search.place ?? usual?.id;
  const [products, variants] = [idsOf(search.products), idsOf(search.variants)];
  const query = {
    itemsPerPage: MOST,
    orderBy: 'name,sku',
    ...(products && { productIds: products.slice(0, MOST) }),
    ...(variants && { ids: variants.slice(0, MOST) }),
    ...(locationId !== undefined && { locationId }),
  };
  const found = useQuery({
    queryKey: [...callKey(inventory.levels), {}, query, 'grid'],
    queryFn: ({ signal }) => api.call(inventory.levels, { query, signal }),
    enabled: mayView && locationId !== undefined,
  });
  const rows = found.data?.results.rows ?? NO_ROWS;
  const total = found.data?.results.total ?? 0;
  const columns = useMemo(
    () =>
      GRID_COLUMNS.filter((column) =>
        column === 'price' || column === 'salePrice' ? mayPrice : mayUpdate,
      ),
    [mayPrice, mayUpdate],
  );
  const draft = useGridDraft();
  const [errors, setErrors] = useState(NO_ERRORS);
  const [state, setState] = useState<SaveState>('clean');
  const [failure, setFailure] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isRaising, setRaising] = useState(false);
  const changed = draft.edits.size;
  const wrong = gridProblems(draft.edits);

  /** Sends rows. Shape: → those that were saved, or undefined where nothing was. */
  async function send(body: ReturnType<typeof toGridRows>) {
    const place = locationId === undefined ? {} : { locationId };
    const answer = await api.call(inventory.grid, { body: { ...place, rows: body } });
    return { ...answer, ids: new Set(answer.saved.map(({ id }) => id)) };
  }

  async function takeBack(body: ReturnType<typeof toUndoRows>): Promise<void> {
    try {
      const { failed } = await send(body);
      if (failed.length > 0) toast.error(text.notTakenBack);
      else toast.success(text.takenBack);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(failureWords(error));
    } finally {
      await refreshStock(queries);
    }
  }

  async function save(): Promise<boolean> {
    if (wrong.size > 0) {
      setState('failed');
      setFailure(text.wrong([...wrong.values()].flatMap((cells) => Object.keys(cells)).length));
      return false;
    }
    const body = toGridRows(rows, draft.edits);
    if (body.length === 0) return true;
    setState('saving');
    try {
      const { failed, ids } = await send(body);
      setErrors(new Map(failed.map((one) => [one.variantId, one.errors])));
      draft.forget(ids);
      // What stands there by now is asked for before the next change is based on it.
      await refreshStock(queries);
      if (ids.size > 0)
        toast.success(text.saved(ids.size), {
          label: text.takeBack,
          onPress: () => void takeBack(toUndoRows(body, ids)),
        });
      setFailure(text.partly(failed.length));
      setState(failed.length > 0 ? 'failed' : 'saved');
      return failed.length === 0;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(failureWords(error));
      setState('failed');
      return false;
    }
  }

  const isDirty = changed > 0;
  const mayLeave = useUnsavedGuard(isDirty, save);
  useBlocker({
    shouldBlockFn: async () => !(await mayLeave()),
    disabled: !isDirty,
    enableBeforeUnload: false,
  });

  if (!mayView) return <NoPermission what={text.see} />;
  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;

  const meant = chosen.length > 0 ? rows.filter(({ id }) => chosen.includes(id)) : rows;
  function raise(rule: PriceRule): void {
    setRaising(false);
    draft.become((edits) =>
      ruledPrices(meant, edits, rule).reduce(
        (next, { row, now }) => withCell(next, row, rule.column, now.toFixed(2)),
        edits,
      ),
    );
  }
  const shownState: SaveState =
    state === 'saving' || state === 'failed' ? state : isDirty ? 'dirty' : state;
  return (
    <div className="ad-grid-screen">
      <PageHeader
        title={text.title}
        icon={IconTable}
        back={
          <AppLink href="/admin/inventory" className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {text.back}
          </AppLink>
        }
        meta={text.keys}
        buttons={
          <>
            {places.length > 1 && (
              <NativeSelect
                aria-label={words.place}
                className="ad-stock-place"
                data={places.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={String(locationId ?? '')}
                onChange={(event) =>
                  void navigate({
                    to: '/admin/inventory/grid',
                    search: { ...search, place: Number(event.currentTarget.value) },
                  })
                }
              />
            )}
            <IconButton
              icon={IconArrowBackUp}
              label={text.undo}
              disabled={!draft.canUndo}
              onPress={draft.undo}
            />
            <IconButton
              icon={IconArrowForwardUp}
              label={text.redo}
              disabled={!draft.canRedo}
              onPress={draft.redo}
            />
            {mayPrice && (
              <Button
                leftSection={<Icon of={IconPercentage} />}
                disabled={rows.length === 0}
                onClick={() => setRaising(true)}
              >
                {text.raise}
              </Button>
            )}
          </>
        }
      />
      {found.isPending && <SkeletonLines count={8} />}
      {found.isSuccess && rows.length === 0 && (
        <EmptyState
          icon={IconTable}
          title={text.emptyTitle}
          text={text.emptyText}
          action={
            <Button component={AppLink} href="/admin/inventory/products">
              {text.toProducts}
            </Button>
          }
        />
      )}
      {rows.length > 0 && (
        <>
          <GridTable
            rows={rows}
            columns={columns}
            draft={draft}
            errors={errors}
            onChoose={setChosen}
            onSave={() => void save()}
            onPaste={(table, corners) => {
              const { edits, count } = withTable(rows, draft.edits, table, corners, columns);
              draft.become(() => edits);
              toast.success(text.pasted(count));
            }}
          />
          {total > rows.length && <p className="at-meta">{text.rows(rows.length, total)}</p>}
          <SaveBar
            state={shownState}
            message={failure}
            onSave={() => void save()}
            onDiscard={() => {
              draft.forget();
              setErrors(NO_ERRORS);
              setState('clean');
            }}
          />
        </>
      )}
      {isRaising && (
        <RaiseDialog
          rows={meant}
          isChoice={chosen.length > 0}
          edits={draft.edits}
          onApply={raise}
          onClose={() => setRaising(false)}
        />
      )}
    </div>
  );
}
