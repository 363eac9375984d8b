import { type TreeMoves, TreeRow, TreeStepItems } from '@org/admin-kit';
import type { Category } from '@org/schema/entities';
import { ActionIcon, Icon, Menu, UnstyledButton } from '@org/ui';
import { IconDots, IconFolder, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { getDepth } from './category-moves.ts';
import { text } from './messages.ts';

/** Props of the row: category, permissions, and moves. */
export interface CategoryRowProps {
  readonly row: Category;
  /** Blog categories have one level. */
  readonly moves: TreeMoves;
  readonly canUpdate: boolean;
  readonly canRemove: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** Renders a category of the tree. */
export function CategoryRow(props: CategoryRowProps): ReactElement {
  const { row, moves, canUpdate, canRemove } = props;
  const name = row.category;
  return (
    <TreeRow
      className="ad-category"
      name={name}
      depth={getDepth(row)}
      canMove={canUpdate}
      moves={moves}
    >
      <span className="ad-category-picture" aria-hidden>
        {row.thumbnail ? <img src={row.thumbnail} alt="" /> : <Icon of={IconFolder} size={16} />}
      </span>
      <span className="ad-category-name">
        {canUpdate ? (
          <UnstyledButton className="ad-row-link" onClick={props.onOpen}>
            {name}
          </UnstyledButton>
        ) : (
          name
        )}
        <span className="ad-quiet at-cut">/{row.path}</span>
      </span>
      {!moves.isTree && <span className="at-meta">{text.posts(row.count)}</span>}
      {(canUpdate || canRemove) && (
        <Menu width={210} position="bottom-end">
          <Menu.Target>
            <ActionIcon size={32} variant="subtle" color="gray" aria-label={text.actions(name)}>
              <Icon of={IconDots} size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {canUpdate && (
              <>
                <Menu.Item leftSection={<Icon of={IconPencil} />} onClick={props.onOpen}>
                  {text.edit}
                </Menu.Item>
                <TreeStepItems {...moves} />
              </>
            )}
            {canRemove && (
              <Menu.Item
                color="var(--at-danger)"
                leftSection={<Icon of={IconTrash} />}
                onClick={props.onRemove}
              >
                {text.remove}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </TreeRow>
  );
}
