import { AppLink, entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { BOARD_FIELDS, type Board } from '@org/schema/entities';
import { Badge } from '@org/ui';
import { IconLayoutKanban } from '@tabler/icons-react';
import { Avatars } from '../../parts/avatars.tsx';
import { text } from '../copy/messages.ts';
import { BoardOwnerIcon } from './board-owner-icon.tsx';

const { boards } = apiContract;
const getHref = ({ id }: Pick<Board, 'id'>): string => `/admin/boards/${id}`;

function BoardName({ board }: { readonly board: Board }) {
  return (
    <span className="pj-board-name">
      <span
        className="pj-dot"
        style={board.color ? { backgroundColor: board.color } : undefined}
        aria-hidden
      />
      <AppLink href={getHref(board)} className="ad-row-link">
        {board.name}
      </AppLink>
      <BoardOwnerIcon board={board} />
      {board.is_default && (
        <Badge size="sm" variant="light" tt="none" fw={500} flex="none">
          {text.isDefault}
        </Badge>
      )}
    </span>
  );
}

/** Configuration of the list of boards. */
export const BOARD_LIST: ListScreen<Board> = {
  ...entityList(boards, {
    entity: 'boards',
    noun: ['board', 'boards'],
    module: 'kanban',
    href: '/admin/boards',
    fields: BOARD_FIELDS,
  }),
  title: text.boards,
  icon: IconLayoutKanban,
  href: getHref,
  columns: {
    name: { cell: (board) => <BoardName board={board} /> },
    user: {
      cell: ({ user, assignees }) => (
        <span className="pj-board-name">
          <span className="at-cut">{user?.displayName}</span>
          <Avatars people={assignees} />
        </span>
      ),
      width: '26%',
    },
    is_default: { width: '104px', phone: 'hidden' },
    tags: { width: '148px', optional: true },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '128px' },
  },
  usual: {
    columns: ['name', 'user', 'tags', 'updated_at'],
    sort: [{ column: 'name', direction: 'ASC' }],
  },
  stale: [boards.get, boards.columns],
  primary: 'name',
  label: ({ name }) => name,
  edits: { name: {}, tags: {} },
  consequence: () => text.cardsStay,
  empty: { title: text.emptyTitle, text: text.emptyText },
};
