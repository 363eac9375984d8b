import type { MediaFolder } from '@org/schema/entities';
import { Icon, IconButton, Menu } from '@org/ui';
import {
  IconDotsVertical,
  IconFolder,
  IconFolderSymlink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { DragEvent, HTMLAttributes, ReactElement } from 'react';
import { text } from '../media-data/messages.ts';

/** Available actions on a folder; forbidden ones are absent. */
export interface FolderActions {
  readonly rename?: ((folder: MediaFolder) => void) | undefined;
  readonly move?: ((folder: MediaFolder) => void) | undefined;
  readonly remove?: ((folder: MediaFolder) => void) | undefined;
}

/** Props of a folder card: the folder, handlers of opening and actions, and props of a drop target. */
export interface FolderCardProps {
  readonly folder: MediaFolder;
  readonly actions: FolderActions;
  readonly drop: HTMLAttributes<HTMLElement>;
  readonly onOpen: () => void;
  /** Called when dragging starts, and without an event when it ends. */
  readonly onDrag: (event: DragEvent | undefined) => void;
}

/** Renders a folder of the media library: click to open, drag to move, and a menu of actions. */
export function FolderCard(props: FolderCardProps): ReactElement {
  const { folder, actions, drop, onOpen, onDrag } = props;
  const { rename, move, remove } = actions;
  return (
    <li className="ad-folder" {...drop}>
      <button
        type="button"
        className="ad-folder-open"
        draggable={move !== undefined}
        onDragStart={onDrag}
        onDragEnd={() => onDrag(undefined)}
        onClick={onOpen}
      >
        <Icon of={IconFolder} size={18} />
        <span className="ad-folder-name">{folder.name}</span>
        <span className="ad-folder-count">{text.folderCount(folder.image_count)}</span>
      </button>
      {(rename || move || remove) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton icon={IconDotsVertical} label={text.folderActions(folder.name)} size={28} />
          </Menu.Target>
          <Menu.Dropdown>
            {rename && (
              <Menu.Item leftSection={<Icon of={IconPencil} />} onClick={() => rename(folder)}>
                {text.rename}
              </Menu.Item>
            )}
            {move && (
              <Menu.Item leftSection={<Icon of={IconFolderSymlink} />} onClick={() => move(folder)}>
                {text.moveFolderTo}
              </Menu.Item>
            )}
            {remove && (
              <Menu.Item
                color="red"
                leftSection={<Icon of={IconTrash} />}
                onClick={() => remove(folder)}
              >
                {text.removeFolder}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
