import { useMe } from '@org/admin-kit';
import type { Board } from '@org/schema/entities';
import { Icon, Tooltip } from '@org/ui';
import { IconShare, IconUsersGroup } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from '../copy/messages.ts';

/**
 * Renders whom a board belongs to: an icon for a board of another user, another for an own board that is shared with people, and
 * nothing for an own board that is not.
 */
export function BoardOwnerIcon({
  board,
}: {
  readonly board: Pick<Board, 'user_id' | 'assignees'>;
}): ReactElement | null {
  const { user } = useMe();
  const isOwn = board.user_id === user.id;
  if (isOwn && board.assignees.length === 0) return null;
  const label = isOwn ? text.group : text.shared;
  return (
    <Tooltip label={label}>
      <span className="pj-owner-icon">
        <Icon of={isOwn ? IconUsersGroup : IconShare} size={16} label={label} />
      </span>
    </Tooltip>
  );
}
