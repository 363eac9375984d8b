import type { BoardColumn } from '@org/schema/entities';
import { type ReactElement, useMemo } from 'react';
import { BoardColumnView, type BoardColumnViewProps } from '../column/board-column.tsx';
import type { ColumnActions } from '../column/column-header.tsx';
import { useBoard } from '../data/board-context.ts';
import { BoardCanvas } from './board-canvas.tsx';
import { ColumnCanvas } from './column-canvas.tsx';
import type { MoveColumn } from './use-column-order.ts';

/** Props of the columns of a board: columns in their order with their actions, filters, and handlers. */
export interface BoardColumnsProps
  extends Pick<BoardColumnViewProps, 'filter' | 'onMenu' | 'onAdded'> {
  readonly columns: readonly BoardColumn[];
  readonly actions: ReadonlyMap<number, ColumnActions>;
  readonly onMove: MoveColumn;
}

/** Renders a board in columns. People who may change it can drag the columns too. */
export function BoardColumns(props: BoardColumnsProps): ReactElement {
  const { columns, actions, onMove, filter, onMenu, onAdded } = props;
  const { canUpdate } = useBoard();
  const ids = useMemo(() => columns.map(({ id }) => id), [columns]);
  const board = (
    <BoardCanvas columns={ids}>
      <div className="pj-board">
        {columns.map((column) => (
          <BoardColumnView
            key={column.id}
            column={column}
            columns={ids}
            filter={filter}
            actions={canUpdate ? actions.get(column.id) : undefined}
            onMenu={onMenu}
            onAdded={onAdded}
          />
        ))}
      </div>
    </BoardCanvas>
  );
  if (!canUpdate) return board;
  return (
    <ColumnCanvas columns={columns} onMove={onMove}>
      {board}
    </ColumnCanvas>
  );
}
