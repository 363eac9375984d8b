import { type TreeMoves, TreeRow, TreeStepItems } from '@org/admin-kit';
import { iconSet } from '@org/blocks/editor';
import { ActionIcon, Icon, Menu, PathIcon, UnstyledButton } from '@org/ui';
import { IconCopy, IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import type { NavRow } from './nav-tree.ts';

/** Props of the row: item, permissions, and moves. */
export interface NavItemRowProps {
  readonly row: NavRow;
  readonly name: string;
  readonly readOnly: boolean;
  readonly moves: TreeMoves;
  /** True when items can be added below it. */
  readonly takesItems: boolean;
  readonly onOpen: () => void;
  readonly onAddBelow: () => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

function Actions(props: NavItemRowProps): ReactElement {
  return (
    <Menu width={210} position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} variant="subtle" color="gray" aria-label={text.actions(props.name)}>
          <Icon of={IconDots} size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon of={IconPencil} />} onClick={props.onOpen}>
          {text.edit}
        </Menu.Item>
        {props.takesItems && (
          <Menu.Item leftSection={<Icon of={IconPlus} />} onClick={props.onAddBelow}>
            {text.addBelow}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Icon of={IconCopy} />} onClick={props.onDuplicate}>
          {text.duplicate}
        </Menu.Item>
        <TreeStepItems {...props.moves} />
        <Menu.Item
          color="var(--at-danger)"
          leftSection={<Icon of={IconTrash} />}
          onClick={props.onRemove}
        >
          {text.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Renders a menu item. */
export function NavItemRow(props: NavItemRowProps): ReactElement {
  const { row, name, readOnly, moves } = props;
  const { item, depth } = row;
  const path = Object.hasOwn(iconSet, item.icon) ? iconSet[item.icon] : undefined;
  const label = (
    <>
      {path ? <PathIcon path={path} size={16} /> : null}
      <span className="at-cut">{name}</span>
    </>
  );
  return (
    <TreeRow className="ad-nav-item" name={name} depth={depth} canMove={!readOnly} moves={moves}>
      {readOnly ? (
        <span className="ad-nav-name">{label}</span>
      ) : (
        <UnstyledButton className="ad-nav-name" onClick={props.onOpen}>
          {label}
        </UnstyledButton>
      )}
      <span className="at-meta">
        {item.field_type === 'link' ? '' : text.types[item.field_type]}
      </span>
      {!readOnly && <Actions {...props} />}
    </TreeRow>
  );
}
