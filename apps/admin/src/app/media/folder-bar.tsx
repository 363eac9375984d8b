import { useApi } from '@org/api-client/react';
import { apiContract, type MediaFolder } from '@org/schema';
import { confirm, Icon, IconButton, Menu, toast } from '@org/ui';
import { IconDotsVertical, IconFolder, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, type ReactElement, useState } from 'react';
import { failureText } from './failure-text.ts';
import { FolderDialog, type FolderDialogProps } from './folder-dialog.tsx';
import { foldersIn, pathTo } from './folder-tree.ts';
import { refreshMedia } from './media.queries.ts';
import { MEDIA_DRAG } from './media-grid.tsx';
import { text } from './messages.ts';

/** Shape: folders, the one that is open, and what the person may do. */
export interface FolderBarProps {
  readonly folders: readonly MediaFolder[];
  readonly open: number | undefined;
  readonly onOpen: (folder: number | undefined) => void;
  /** Told of images that were dropped on a folder; undefined for the top. */
  readonly onMove?: ((ids: readonly number[], folder: number | undefined) => void) | undefined;
  readonly mayRename: boolean;
  readonly mayRemove: boolean;
}

/** Makes an element take images that are dropped on it. */
function useImageDrop(
  onMove: FolderBarProps['onMove'],
): (folder: number | undefined) => Record<string, unknown> {
  const [over, setOver] = useState<number>();
  return (folder) =>
    onMove
      ? {
          'data-over': over === (folder ?? 0) || undefined,
          onDragOver: (event: DragEvent) => {
            if (!event.dataTransfer.types.includes(MEDIA_DRAG)) return;
            event.preventDefault();
            setOver(folder ?? 0);
          },
          onDragLeave: () => setOver(undefined),
          onDrop: (event: DragEvent) => {
            setOver(undefined);
            const ids = event.dataTransfer.getData(MEDIA_DRAG);
            if (!ids) return;
            event.preventDefault();
            onMove(ids.split(',').map(Number), folder);
          },
        }
      : {};
}

/** The way to the open folder, and the folders in it; images are dropped on them. */
export function FolderBar(props: FolderBarProps): ReactElement | null {
  const { folders, open, onOpen, onMove, mayRename, mayRemove } = props;
  const api = useApi();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<FolderDialogProps['asked']>();
  const drop = useImageDrop(onMove);
  const path = pathTo(folders, open);
  const inside = foldersIn(folders, open);
  if (path.length === 0 && inside.length === 0) return null;

  async function remove({ id, name, image_count }: MediaFolder): Promise<void> {
    if (image_count > 0 || foldersIn(folders, id).length > 0) {
      toast.error(text.folderFull(name));
      return;
    }
    const question = { text: text.removeFolderQuestion(name), confirmLabel: text.removeFolder };
    if ((await confirm({ ...question, danger: true })) !== 'confirm') return;
    try {
      await api.call(apiContract.media.removeFolder, { params: { id } });
      toast.success(text.folderRemoved);
    } catch (error) {
      toast.error(failureText(error));
    }
    await refreshMedia(queries);
  }

  return (
    <div className="ad-folders">
      {path.length > 0 && (
        <nav aria-label={text.path} className="ad-folder-path">
          {[undefined, ...path].map((folder, at) => (
            <button
              key={folder?.id ?? 0}
              type="button"
              className="ad-folder-step"
              aria-current={at === path.length ? 'location' : undefined}
              onClick={() => onOpen(folder?.id)}
              {...drop(folder?.id)}
            >
              {folder?.name ?? text.media}
            </button>
          ))}
        </nav>
      )}
      {inside.length > 0 && (
        <ul className="ad-folder-list" aria-label={text.folders}>
          {inside.map((folder) => (
            <li key={folder.id} className="ad-folder" {...drop(folder.id)}>
              <button type="button" className="ad-folder-open" onClick={() => onOpen(folder.id)}>
                <Icon of={IconFolder} size={18} />
                <span className="ad-folder-name">{folder.name}</span>
                <span className="ad-folder-count">{text.folderCount(folder.image_count)}</span>
              </button>
              {(mayRename || mayRemove) && (
                <Menu position="bottom-end">
                  <Menu.Target>
                    <IconButton
                      icon={IconDotsVertical}
                      label={text.folderActions(folder.name)}
                      size={28}
                    />
                  </Menu.Target>
                  <Menu.Dropdown>
                    {mayRename && (
                      <Menu.Item
                        leftSection={<Icon of={IconPencil} />}
                        onClick={() => setAsked({ folder })}
                      >
                        {text.rename}
                      </Menu.Item>
                    )}
                    {mayRemove && (
                      <Menu.Item
                        color="red"
                        leftSection={<Icon of={IconTrash} />}
                        onClick={() => void remove(folder)}
                      >
                        {text.removeFolder}
                      </Menu.Item>
                    )}
                  </Menu.Dropdown>
                </Menu>
              )}
            </li>
          ))}
        </ul>
      )}
      <FolderDialog asked={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}
