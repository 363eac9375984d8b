import {
  EntityList,
  FailedState,
  FormPending,
  failureText,
  ScreenMissing,
  useCan,
} from '@org/admin-kit';
import { type CallResult, isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Board } from '@org/schema/entities';
import { Button, Icon, NoPermission, type RowAction, toast } from '@org/ui';
import { IconPencil, IconPlus, IconStar } from '@tabler/icons-react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { BoardScreen } from './board/board-screen.tsx';
import { text } from './copy/messages.ts';
import { useLoggedError } from './data/use-logged-error.ts';
import { BoardDialog } from './list/board-dialog.tsx';
import { BOARD_LIST } from './list/board-list.config.tsx';
import { type BoardAddress, readBoardAddress } from './model/card-filter.ts';
import { useMoveQueue } from './queue/use-move-queue.ts';

const { boards } = apiContract;

/** Renders the list of boards. */
export function BoardsRoute(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  // Moves of an earlier visit are sent from here on.
  useMoveQueue();
  const canCreate = useCan('kanban.can_create');
  const canUpdate = useCan('kanban.can_update');
  const [dialog, setDialog] = useState<{ readonly board: Board | undefined }>();

  const rowActions = useCallback(
    (board: Board): RowAction[] => {
      if (!canUpdate) return [];
      async function makeDefault(): Promise<void> {
        try {
          const { id, version } = board;
          await api.call(boards.update, { params: { id }, body: { version, is_default: true } });
          toast.success(text.madeDefault(board.name));
        } catch (error) {
          if (!isApiError(error)) throw error;
          toast.error(failureText(error));
        }
        await queries.invalidateQueries({ queryKey: callKey(boards.list) });
      }
      return [
        {
          label: text.editBoard,
          icon: IconPencil,
          takesFocus: true,
          onSelect: () => setDialog({ board }),
        },
        ...(board.is_default
          ? []
          : [{ label: text.makeDefault, icon: IconStar, onSelect: () => void makeDefault() }]),
      ];
    },
    [canUpdate, api, queries],
  );

  const create = canCreate && (
    <Button
      variant="filled"
      leftSection={<Icon of={IconPlus} />}
      onClick={() => setDialog({ board: undefined })}
    >
      {text.newBoard}
    </Button>
  );
  return (
    <>
      <EntityList screen={BOARD_LIST} rowActions={rowActions} buttons={create} firstStep={create} />
      {dialog && (
        <BoardDialog
          board={dialog.board}
          onClose={() => setDialog(undefined)}
          onSaved={({ id }) => {
            toast.success(dialog.board ? text.saved : text.created);
            if (!dialog.board)
              void router.navigate({ href: `/admin/boards/${id}`, ignoreBlocker: true });
          }}
        />
      )}
    </>
  );
}

/** Returns a board as a list of boards has it, so that it opens without waiting for an answer. */
function findListed(queries: QueryClient, id: number): CallResult<typeof boards.get> | undefined {
  const lists = queries.getQueriesData<CallResult<typeof boards.list>>({
    queryKey: callKey(boards.list),
  });
  for (const [, list] of lists) {
    const board = list?.results?.rows.find((one) => one.id === id);
    if (board) return { success: true, board, results: board };
  }
  return undefined;
}

/** Renders the board whose id is in the URL. */
export function BoardRoute(): ReactElement {
  const { id = '' } = useParams({ strict: false });
  const given = useSearch({ strict: false });
  const navigate = useNavigate();
  const api = useApi();
  const address = useMemo(() => readBoardAddress(given), [given]);
  const canView = useCan('kanban.can_view');
  const isId = /^\d{1,15}$/.test(id);
  const boardId = Number(id);
  const queries = useQueryClient();
  const found = useQuery({
    ...callQuery(api, boards.get, { params: { id: boardId } }),
    enabled: isId && canView,
    refetchOnWindowFocus: false,
    placeholderData: () => findListed(queries, boardId),
  });
  // The columns are loaded beside the board, not after it.
  useQuery({
    ...callQuery(api, boards.columns, { params: { boardId } }),
    enabled: isId && canView,
    refetchOnWindowFocus: false,
    notifyOnChangeProps: [],
  });
  useLoggedError(found.error, `Board ${id} could not be loaded`);

  const change = useCallback(
    (changed: BoardAddress) => {
      const search = readBoardAddress({ ...address, ...changed });
      void navigate({ to: '.', search: search as never, replace: true });
    },
    [address, navigate],
  );

  if (!canView) return <NoPermission what={text.see} />;
  if (!isId) return <ScreenMissing />;
  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <FormPending />;
  const { board } = found.data;
  return <BoardScreen key={board.id} board={board} address={address} onChange={change} />;
}
