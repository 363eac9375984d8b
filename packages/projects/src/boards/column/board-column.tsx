import { isApiError } from '@org/api-client';
import type { BoardColumn } from '@org/schema/entities';
import { Button, Skeleton } from '@org/ui';
import { memo, type ReactElement, useCallback } from 'react';
import { text } from '../copy/messages.ts';
import { useBoard, useColumnCount, useColumnKeys } from '../data/board-context.ts';
import { useColumnCards } from '../data/use-column-cards.ts';
import { useLoggedError } from '../data/use-logged-error.ts';
import type { CardKey, CardRef } from '../model/board-state.ts';
import { type CardFilter, isFiltered } from '../model/card-filter.ts';
import { CardList } from './card-list.tsx';
import { ColumnDropLine } from './column-handle.tsx';
import { type ColumnActions, ColumnHeader } from './column-header.tsx';
import { QuickAdd } from './quick-add.tsx';

/** Props of a column. */
export interface BoardColumnViewProps {
  readonly column: BoardColumn;
  readonly filter: CardFilter;
  readonly actions?: ColumnActions | undefined;
  /** Ids of the columns of the board in their order. */
  readonly columns: readonly number[];
  readonly onMenu: (key: CardKey, button: HTMLElement) => void;
  readonly onAdded: (ref: CardRef) => void;
}

/** Number of skeletons of a column whose cards are loading. */
const MAX_SKELETONS = 4;

/** Renders placeholders of cards. */
function CardSkeletons({ count }: { readonly count: number }): ReactElement | null {
  if (count === 0) return null;
  return (
    <div className="pj-cards-more" aria-hidden>
      {Array.from({ length: Math.min(count, MAX_SKELETONS) }, (_, index) => index).map((index) => (
        <Skeleton key={index} height={92} radius="md" />
      ))}
    </div>
  );
}

/** Renders a column of a board: header, cards, and the field that adds a task. */
export const BoardColumnView = memo(function BoardColumnView(
  props: BoardColumnViewProps,
): ReactElement {
  const { column, columns, filter, actions, onMenu, onAdded } = props;
  const { canUpdate } = useBoard();
  const keys = useColumnKeys(column.id);
  const query = useColumnCards(column.id, filter);
  const { data, error, isPending, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  useLoggedError(error, `The cards of column ${column.id} could not be loaded`);
  const all = useColumnCount(column.id);
  const count = isFiltered(filter) ? (data?.pages[0]?.total ?? 0) : all;

  const canLoad = hasNextPage && !isFetching && !error;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  return (
    <section className="pj-column" data-drop data-column={column.id} aria-label={column.name}>
      <ColumnDropLine column={column} columns={columns} />
      <ColumnHeader column={column} count={count} actions={actions} />
      <CardList
        columnId={column.id}
        columnName={column.name}
        lane=""
        keys={keys}
        onEnd={canLoad ? loadMore : undefined}
        onMenu={onMenu}
      >
        {(isPending || hasNextPage) && !error && (
          <CardSkeletons count={isPending ? Math.max(0, count) : 1} />
        )}
        {error && (
          <div className="pj-cards-note" role="alert">
            <p>{isApiError(error) ? error.message : text.columnFailed}</p>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => void (data ? fetchNextPage() : refetch())}
            >
              {text.retry}
            </Button>
          </div>
        )}
        {!error && !isPending && keys.length === 0 && (
          <p className="pj-cards-note">{isFiltered(filter) ? text.noMatch : text.noCards}</p>
        )}
      </CardList>
      {canUpdate && <QuickAdd column={column} onAdded={onAdded} />}
    </section>
  );
});
