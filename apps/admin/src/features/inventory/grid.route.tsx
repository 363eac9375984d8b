import { AppLink, FailedState, useCan } from '@org/admin-kit';
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
  useFormats,
  useUnsavedGuard,
} from '@org/ui';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconPercentage,
  IconTable,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useBlocker, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactElement, useMemo, useState } from 'react';
import { GRID_COLUMNS, type PriceRule, ruledPrices, withCells, withTable } from './grid-model.ts';
import { GridTable } from './grid-table.tsx';
import { placesQuery } from './inventory.queries.ts';
import { gridText as text, text as words } from './messages.ts';
import { ChangePricesDialog } from './raise-dialog.tsx';
import { useGridDraft } from './use-grid.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useGridSave } from './use-grid-save.ts';
import './inventory.css';

const getIds = (given: string | undefined): number[] | undefined => given?.split(',').map(Number);

/** Renders prices and stock as a spreadsheet: of the variants in the URL, or of a filtered stock list. */
export function GridRoute(): ReactElement {
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const { number } = useFormats();
  const canView = useCan('inventory.can_view');
  const canUpdate = useCan('inventory.can_update');
  const canPrice = useCan('products.can_update') && canUpdate;
  const places = useQuery(placesQuery()).data?.results.rows ?? [];
  const usual = places.find(({ is_default }) => is_default);
  const locationId = search.place ?? usual?.id;
  const asked = useMemo(
    () => ({
      products: getIds(search.products),
      variants: getIds(search.variants),
      search: search.search,
      filter: search.filter,
      low: search.low,
      locationId,
    }),
    [search.products, search.variants, search.search, search.filter, search.low, locationId],
  );
  const found = useGridRows(asked, canView && locationId !== undefined);
  const { rows } = found;
  const columns = useMemo(
    () =>
      GRID_COLUMNS.filter((column) =>
        column === 'price' || column === 'salePrice' ? canPrice : canUpdate,
      ),
    [canPrice, canUpdate],
  );
  const draft = useGridDraft();
  const { state, failure, marks, save, discard } = useGridSave(found, draft, locationId);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isRaising, setRaising] = useState(false);
  const changed = draft.edits.size;
  const isDirty = changed > 0;
  const canLeave = useUnsavedGuard(isDirty, save);
  useBlocker({
    shouldBlockFn: async () => !(await canLeave()),
    disabled: !isDirty,
    enableBeforeUnload: false,
  });

  if (!canView) return <NoPermission what={text.see} />;
  if (found.error !== undefined && rows.length === 0)
    return <FailedState error={found.error} onRetry={found.retry} />;

  const meant = chosen.length > 0 ? rows.filter(({ id }) => chosen.includes(id)) : rows;
  function raise(rule: PriceRule): void {
    setRaising(false);
    draft.become((edits) =>
      withCells(
        edits,
        ruledPrices(meant, edits, rule).map(({ row, now }) => ({
          row,
          column: rule.column,
          typed: now.toFixed(2),
        })),
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
            {canPrice && (
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
      {!found.isPending && rows.length === 0 && (
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
          <p className="at-meta ad-grid-count" role="status">
            {found.error !== undefined ? (
              <>
                {text.notAll(number(rows.length))}{' '}
                <button type="button" className="ad-text-button" onClick={found.retry}>
                  {text.more}
                </button>
              </>
            ) : found.isComing ? (
              text.coming(number(rows.length))
            ) : found.isCut ? (
              text.cut(number(rows.length))
            ) : (
              text.count(number(rows.length), rows.length === 1)
            )}
          </p>
          <GridTable
            rows={rows}
            columns={columns}
            draft={draft}
            marks={marks}
            onChoose={setChosen}
            onSave={() => void save()}
            onPaste={(table, corners) => {
              const { edits, count } = withTable(rows, draft.edits, table, corners, columns);
              draft.become(() => edits);
              toast.success(text.pasted(count));
            }}
          />
          <SaveBar
            state={shownState}
            message={failure}
            onSave={() => void save()}
            onDiscard={discard}
          />
        </>
      )}
      {isRaising && (
        <ChangePricesDialog
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
