import type { Decorator } from '@storybook/react-vite';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { BoardContext, type OpenBoard } from '../src/boards/data/board-context.ts';
import { createBoardStore } from '../src/boards/data/board-store.ts';
import { createDragStore, DragContext } from '../src/boards/drag/drag-store.ts';
import { applyPage } from '../src/boards/model/apply-server.ts';
import { CARDS } from './board-answers.ts';

function OpenedBoard({ children }: { readonly children: ReactNode }): ReactElement {
  const [drag] = useState(createDragStore);
  const board = useMemo((): OpenBoard => {
    const store = createBoardStore();
    for (const columnId of [1, 2, 3])
      store.change((state) =>
        applyPage(state, {
          columnId,
          cards: CARDS.filter(({ column_id }) => column_id === columnId),
          from: null,
          to: null,
          clock: 0,
        }),
      );
    return { boardId: 1, store, canUpdate: true, move: () => undefined };
  }, []);
  return (
    <BoardContext value={board}>
      <DragContext value={drag}>{children}</DragContext>
    </BoardContext>
  );
}

/** Renders a story as a part of an open board. */
export const onBoard: Decorator = (Story) => (
  <OpenedBoard>
    <div style={{ inlineSize: 280 }}>
      <Story />
    </div>
  </OpenedBoard>
);
