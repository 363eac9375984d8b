import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type MouseEvent, type ReactElement, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { RowAction } from './data-table.types.ts';

/** Props of the menu: name of the row, actions, and whether it is open. */
export interface RowMenuProps {
  readonly label: string;
  readonly actions: readonly RowAction[];
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function Entry({ action, onTaken }: { action: RowAction; onTaken: () => void }) {
  const { label, icon, href, external, danger } = action;
  const onSelect =
    action.onSelect &&
    (() => {
      if (action.takesFocus) onTaken();
      action.onSelect?.();
    });
  const shared = {
    ...(icon && { leftSection: <Icon of={icon} /> }),
    ...(danger && { color: 'var(--at-danger)' }),
  };
  if (!href) {
    return (
      <Menu.Item {...shared} {...(onSelect && { onClick: onSelect })}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item
      component="a"
      href={href}
      {...(external && { target: '_blank', rel: 'noopener' })}
      onClick={(event: MouseEvent) => {
        if (!onSelect || !isPlainClick(event)) return;
        event.preventDefault();
        onSelect();
      }}
      {...shared}
    >
      {label}
    </Menu.Item>
  );
}

/** Props of the menu: actions, whether it is open, and its target element. */
export interface ActionMenuProps {
  readonly actions: readonly RowAction[];
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly position?: 'bottom-start' | 'bottom-end';
  readonly children: ReactElement;
}

/** Renders a menu of actions. Destructive ones are separated at the end. */
export function ActionMenu(props: ActionMenuProps): ReactElement {
  const { actions, open, onOpen, position = 'bottom-end', children } = props;
  const harmless = actions.filter((action) => !action.danger);
  const dangerous = actions.filter((action) => action.danger);
  const [isTaken, setTaken] = useState(false);
  const change = (next: boolean): void => {
    if (next) setTaken(false);
    onOpen(next);
  };
  const entry = (action: RowAction) => (
    <Entry key={action.label} action={action} onTaken={() => setTaken(true)} />
  );
  return (
    <Menu opened={open} onChange={change} width={200} position={position} returnFocus={!isTaken}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {harmless.map(entry)}
        {harmless.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map(entry)}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Renders the menu of a row. */
export function RowMenu({ label, ...menu }: RowMenuProps): ReactElement {
  return (
    <ActionMenu {...menu}>
      <ActionIcon size={28} aria-label={`Actions for ${label}`} className="at-row-menu">
        <Icon of={IconDots} size={18} />
      </ActionIcon>
    </ActionMenu>
  );
}
