import { AdminSandbox, type Answers, createAnswerClient } from '@org/admin-kit/testing';
import type { Decorator } from '@storybook/react-vite';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { BoardContext, type OpenBoard } from '../src/boards/data/board-context.ts';
import { createBoardStore } from '../src/boards/data/board-store.ts';
import { createDragStore, DragContext } from '../src/boards/drag/drag-store.ts';
import { applyPage } from '../src/boards/model/apply-server.ts';
import { BOARD_ANSWERS, CARDS, staff } from './board-answers.ts';

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

/** Parameters of a story of the admin. */
interface BoardParameters {
  readonly path?: string;
  readonly answers?: Answers;
}

/** Renders a story as a screen of the admin, beside an API that answers in memory. */
export const inAdmin: Decorator = (Story, { id, parameters, globals }) => {
  const { path = '/admin/boards/1', answers = {} } = (parameters.board ?? {}) as BoardParameters;
  const scheme = globals.theme === 'dark' ? 'dark' : 'light';
  return (
    <div style={{ minBlockSize: '100vh', background: 'var(--at-app)', color: 'var(--at-text)' }}>
      <AdminSandbox
        key={`${id} ${scheme}`}
        me={staff}
        path={path}
        route="/admin/boards/$id"
        client={createAnswerClient({ ...BOARD_ANSWERS, ...answers })}
        scheme={scheme}
        testing={false}
      >
        <div style={{ padding: 24 }}>
          <Story />
        </div>
      </AdminSandbox>
    </div>
  );
};

/** Renders a story as a part of an open board. */
export const onBoard: Decorator = (Story) => (
  <OpenedBoard>
    <div style={{ inlineSize: 280 }}>
      <Story />
    </div>
  </OpenedBoard>
);
