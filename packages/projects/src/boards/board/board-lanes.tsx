import type { BoardColumn } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import { type ReactElement, useEffect, useMemo, useSyncExternalStore } from 'react';
import { CardList } from '../column/card-list.tsx';
import { ColumnHeader } from '../column/column-header.tsx';
import { text } from '../copy/messages.ts';
import { useBoard, useColumnCount } from '../data/board-context.ts';
import { useColumnCards } from '../data/use-column-cards.ts';
import { useLoggedError } from '../data/use-logged-error.ts';
import type { CardKey } from '../model/board-state.ts';
import { type CardFilter, isFiltered, type Lanes } from '../model/card-filter.ts';
import { groupLanes, type Lane } from './group-lanes.ts';

/** Props of the rows of a board. */
export interface BoardLanesProps {
  readonly columns: readonly BoardColumn[];
  readonly by: Lanes;
  readonly filter: CardFilter;
  readonly onMenu: (key: CardKey, button: HTMLElement) => void;
}

const NAMES = { nobody: text.nobody, noProject: text.noProject };
const NONE: readonly CardKey[] = [];

/** Header of a column above its rows. It loads the cards of the column, all of them, since any may be in the first row. */
function LaneColumn({
  column,
  filter,
}: {
  readonly column: BoardColumn;
  readonly filter: CardFilter;
}): ReactElement {
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useColumnCards(column.id, filter);
  useLoggedError(error, `The cards of column ${column.id} could not be loaded`);
  const all = useColumnCount(column.id);
  const canLoad = hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (canLoad) void fetchNextPage();
  }, [canLoad, fetchNextPage]);
  return (
    <ColumnHeader column={column} count={isFiltered(filter) ? (data?.pages[0]?.total ?? 0) : all} />
  );
}

function LaneRow({
  lane,
  columns,
  onMenu,
}: {
  readonly lane: Lane;
} & Pick<BoardLanesProps, 'columns' | 'onMenu'>): ReactElement {
  const { number } = useFormats();
  return (
    <section className="pj-lane" aria-label={lane.name}>
      <h2 className="pj-lane-name">
        <span className="at-cut">{lane.name}</span>
        <span className="pj-column-count">{number(lane.count)}</span>
      </h2>
      <div className="pj-lane-cells">
        {columns.map(({ id, name }) => (
          <div key={id} className="pj-lane-cell" data-drop>
            <CardList
              columnId={id}
              columnName={name}
              lane={lane.id}
              keys={lane.keys.get(id) ?? NONE}
              onMenu={onMenu}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Renders a board in rows by person or project. A card moves between columns within its row. */
export function BoardLanes({ columns, by, filter, onMenu }: BoardLanesProps): ReactElement {
  const { store } = useBoard();
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const lanes = useMemo(() => {
    // The state is what the store reads from.
    void state;
    return groupLanes(
      columns.map(({ id }) => ({ columnId: id, keys: store.getKeys(id) })),
      store.getCard,
      by,
      NAMES,
    );
  }, [state, store, columns, by]);
  return (
    <div className="pj-board pj-board-lanes">
      <div className="pj-lane-heads">
        {columns.map((column) => (
          <LaneColumn key={column.id} column={column} filter={filter} />
        ))}
      </div>
      {lanes.map((lane) => (
        <LaneRow key={lane.id} lane={lane} columns={columns} onMenu={onMenu} />
      ))}
    </div>
  );
}
