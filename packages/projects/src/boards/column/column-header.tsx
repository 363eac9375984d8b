import type { BoardColumn } from '@org/schema/entities';
import { ActionIcon, Icon, Menu, useFormats } from '@org/ui';
import {
  IconArrowLeft,
  IconArrowRight,
  IconCircleCheck,
  IconDots,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from '../copy/messages.ts';
import { ColumnHandle } from './column-handle.tsx';

/** Actions on a column; those that are impossible are undefined. */
export interface ColumnActions {
  readonly onEdit: () => void;
  readonly onLeft?: (() => void) | undefined;
  readonly onRight?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
}

/** Props of the header: column, number of its cards, and actions for those who may change it. */
export interface ColumnHeaderProps {
  readonly column: BoardColumn;
  readonly count: number;
  readonly actions?: ColumnActions | undefined;
}

function ColumnMenu({
  name,
  actions,
}: {
  readonly name: string;
  readonly actions: ColumnActions;
}): ReactElement {
  const { onEdit, onLeft, onRight, onDelete } = actions;
  return (
    <Menu width={200} position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} variant="subtle" color="gray" aria-label={text.columnMenu(name)}>
          <Icon of={IconDots} size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon of={IconPencil} />} onClick={onEdit}>
          {text.editColumn}
        </Menu.Item>
        {onLeft && (
          <Menu.Item leftSection={<Icon of={IconArrowLeft} />} onClick={onLeft}>
            {text.columnLeft}
          </Menu.Item>
        )}
        {onRight && (
          <Menu.Item leftSection={<Icon of={IconArrowRight} />} onClick={onRight}>
            {text.columnRight}
          </Menu.Item>
        )}
        {onDelete && (
          <>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<Icon of={IconTrash} />} onClick={onDelete}>
              {text.deleteColumn}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Renders the header of a column: handle, color, name, number of cards beside the limit, and its menu. */
export function ColumnHeader({ column, count, actions }: ColumnHeaderProps): ReactElement {
  const { number } = useFormats();
  const { name, color, wip_limit, is_done } = column;
  const isOver = wip_limit !== null && count > wip_limit;
  const limit = wip_limit === null ? null : number(wip_limit);
  const label = text.count(number(count), limit);
  return (
    <div className="pj-column-head">
      {actions && <ColumnHandle column={column} />}
      <span className="pj-dot" style={{ backgroundColor: color }} aria-hidden />
      <h2 className="pj-column-name at-cut">{name}</h2>
      {is_done && <Icon of={IconCircleCheck} size={16} label={text.doneColumn} />}
      <span
        className="pj-column-count"
        data-over={isOver || undefined}
        title={isOver ? `${label}. ${text.overLimit}` : label}
      >
        <span aria-hidden>{limit === null ? number(count) : `${number(count)} / ${limit}`}</span>
        <span className="pj-hidden">{isOver ? `${label}. ${text.overLimit}` : label}</span>
      </span>
      {actions && <ColumnMenu name={name} actions={actions} />}
    </div>
  );
}
