import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconStar, IconUsers } from '@tabler/icons-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { RowAction } from '../table/data-table.types.ts';

/** A view to choose. */
export interface ListViewChoice {
  readonly id: number;
  readonly name: string;
  readonly shared: boolean;
  readonly usual: boolean;
  /** Name of the owner, when it belongs to another user. */
  readonly owner?: string | undefined;
}

/** Props of the views: label of the unfiltered list, views, open view, whether it has changes, and actions. */
export interface ListViewsProps {
  readonly all: string;
  readonly views: readonly ListViewChoice[];
  readonly open: number | undefined;
  /** True when the list differs from the open view. */
  readonly changed: boolean;
  readonly onOpen: (id: number | undefined) => void;
  readonly actions: readonly RowAction[];
}

function Entry(props: {
  readonly chosen: boolean;
  readonly children: ReactNode;
  readonly onClick: () => void;
}) {
  return (
    <Menu.Item
      onClick={props.onClick}
      {...(props.chosen && { 'aria-current': 'true' as const })}
      leftSection={
        <span className="at-view-mark">{props.chosen && <Icon of={IconCheck} size={14} />}</span>
      }
    >
      {props.children}
    </Menu.Item>
  );
}

function Views(props: ListViewsProps & { readonly own: boolean; readonly label: string }) {
  const views = props.views.filter(({ owner }) => (owner === undefined) === props.own);
  if (views.length === 0) return null;
  return (
    <>
      <Menu.Label>{props.label}</Menu.Label>
      {views.map(({ id, name, shared, usual, owner }) => (
        <Entry key={id} chosen={props.open === id} onClick={() => props.onOpen(id)}>
          <span className="at-view-name">
            <span className="at-cut">{name}</span>
            {usual && <Icon of={IconStar} size={14} label="Opens first" />}
            {shared && props.own && <Icon of={IconUsers} size={14} label="Shared" />}
            {owner && <span className="at-meta">{owner}</span>}
          </span>
        </Entry>
      ))}
    </>
  );
}

/** Renders the views of a list: the unfiltered list, own and shared views, and their actions. */
export function ListViews(props: ListViewsProps): ReactElement {
  const { all, views, open, changed, onOpen, actions } = props;
  const [opened, setOpened] = useState(false);
  const name = views.find(({ id }) => id === open)?.name ?? all;
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-start" width={260}>
      <Menu.Target>
        <Button
          size="xs"
          className="at-views"
          rightSection={<Icon of={IconChevronDown} size={14} />}
        >
          <span className="at-cut">{name}</span>{' '}
          {changed && <span className="at-view-changed" role="img" aria-label="Changed" />}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="at-views-list">
        <Entry chosen={open === undefined} onClick={() => onOpen(undefined)}>
          {all}
        </Entry>
        <Views {...props} own label="Your views" />
        <Views {...props} own={false} label="Shared views" />
        {actions.length > 0 && <Menu.Divider />}
        {actions.map(({ label, icon, danger, onSelect }) => (
          <Menu.Item
            key={label}
            {...(icon && { leftSection: <Icon of={icon} /> })}
            {...(danger && { color: 'var(--at-danger)' })}
            {...(onSelect && { onClick: onSelect })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
