import { AppLink, FailedState } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Board, BoardColumn } from '@org/schema/entities';
import { Button, EmptyState, Icon, PageHeader } from '@org/ui';
import { IconArrowLeft, IconColumns3, IconLayoutKanban, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { Avatars } from '../../parts/avatars.tsx';
import { CardMenu } from '../card/card-menu.tsx';
import { ColumnDialog } from '../column/column-dialog.tsx';
import { DeleteColumnDialog } from '../column/delete-column-dialog.tsx';
import { text } from '../copy/messages.ts';
import { BoardContext } from '../data/board-context.ts';
import { useLoggedError } from '../data/use-logged-error.ts';
import { useOpenBoard } from '../data/use-open-board.ts';
import { usePresence } from '../data/use-presence.ts';
import { BoardOwnerIcon } from '../list/board-owner-icon.tsx';
import type { CardKey } from '../model/board-state.ts';
import { type BoardAddress, getFilter, getLanes } from '../model/card-filter.ts';
import { useMoveQueue } from '../queue/use-move-queue.ts';
import { BoardCanvas } from './board-canvas.tsx';
import { BoardColumns } from './board-columns.tsx';
import { BoardLanes } from './board-lanes.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import { type ColumnDialogState, useColumnActions } from './use-column-actions.ts';
import { useColumnOrder } from './use-column-order.ts';
import { WaitingNotice } from './waiting-notice.tsx';

/** Props of the screen: board, state of its URL, and the handler of changes. */
export interface BoardScreenProps {
  readonly board: Board;
  readonly address: BoardAddress;
  readonly onChange: (changed: BoardAddress) => void;
}

const NONE: readonly BoardColumn[] = [];
/** Number of people who look at the board whose avatars are shown. */
const MAX_PEOPLE = 4;

interface OpenMenu {
  readonly key: CardKey;
  readonly button: HTMLElement;
}

/** Renders a board: columns of cards that move by mouse, touch, keyboard or menu. */
export function BoardScreen({ board: record, address, onChange }: BoardScreenProps): ReactElement {
  const { id: boardId } = record;
  const queue = useMoveQueue();
  const { person, project, priority, text: words } = address;
  const filter = useMemo(
    () =>
      getFilter({
        ...(person && { person }),
        ...(project && { project }),
        ...(priority && { priority }),
        ...(words && { text: words }),
      }),
    [person, project, priority, words],
  );
  const { board, refresh, takeColumns } = useOpenBoard(boardId, filter, queue);
  const { canUpdate } = board;
  const people = usePresence(boardId);

  const found = useQuery({
    ...callQuery(useApi(), apiContract.boards.columns, { params: { boardId } }),
    refetchOnWindowFocus: false,
  });
  useLoggedError(found.error, `The columns of board ${boardId} could not be loaded`);
  const columns = found.data?.results.rows ?? NONE;
  useEffect(() => {
    if (columns !== NONE) takeColumns(columns);
  }, [columns, takeColumns]);

  const [dialog, setDialog] = useState<ColumnDialogState>();
  const moveColumn = useColumnOrder(columns);
  const actions = useColumnActions(columns, setDialog, moveColumn);
  const [menu, setMenu] = useState<OpenMenu>();
  const openMenu = useCallback((key: CardKey, button: HTMLElement) => setMenu({ key, button }), []);
  const onAdded = useCallback((ref: Parameters<typeof refresh>[0]) => void refresh(ref), [refresh]);
  const ids = useMemo(() => columns.map(({ id }) => id), [columns]);
  const lanes = getLanes(address);
  const closeDialog = (): void => setDialog(undefined);

  return (
    <BoardContext value={board}>
      <div className="pj-board-screen">
        <PageHeader
          title={record.name}
          icon={IconLayoutKanban}
          back={
            <AppLink href="/admin/boards" className="ad-back">
              <Icon of={IconArrowLeft} size={14} /> {text.allBoards}
            </AppLink>
          }
          buttons={
            <>
              <Avatars people={people} shown={MAX_PEOPLE} label={text.alsoHere} />
              <BoardOwnerIcon board={record} />
              {canUpdate && (
                <Button
                  variant="default"
                  leftSection={<Icon of={IconPlus} />}
                  onClick={() => setDialog({ kind: 'edit', column: undefined })}
                >
                  {text.addColumn}
                </Button>
              )}
            </>
          }
        />
        <BoardToolbar address={address} onChange={onChange} />
        <WaitingNotice queue={queue} />
        {found.isPending && <BoardSkeleton />}
        {found.isError && !found.data && (
          <FailedState error={found.error} onRetry={() => void found.refetch()} />
        )}
        {found.data && columns.length === 0 && (
          <EmptyState icon={IconColumns3} title={text.noColumns} text={text.noColumnsText} />
        )}
        {columns.length > 0 &&
          (lanes === 'none' ? (
            <BoardColumns
              columns={columns}
              filter={filter}
              actions={actions}
              onMove={moveColumn}
              onMenu={openMenu}
              onAdded={onAdded}
            />
          ) : (
            <BoardCanvas columns={ids}>
              <BoardLanes columns={columns} by={lanes} filter={filter} onMenu={openMenu} />
            </BoardCanvas>
          ))}
        {menu && (
          <CardMenu
            of={menu.key}
            button={menu.button}
            columns={columns}
            onClose={() => setMenu(undefined)}
          />
        )}
        {dialog?.kind === 'edit' && (
          <ColumnDialog boardId={boardId} column={dialog.column} onClose={closeDialog} />
        )}
        {dialog?.kind === 'delete' && (
          <DeleteColumnDialog
            column={dialog.column}
            others={columns.filter(({ id }) => id !== dialog.column.id)}
            onClose={closeDialog}
          />
        )}
      </div>
    </BoardContext>
  );
}
