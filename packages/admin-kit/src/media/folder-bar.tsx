import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { MediaFolder, StorageQuota } from '@org/schema/entities';
import { confirm, toast, useFormats } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { foldersIn, pathTo, placesFor } from '../media-data/folder-tree.ts';
import { refreshMedia } from '../media-data/media.queries.ts';
import { text } from '../media-data/messages.ts';
import { storageText } from '../media-data/room-text.ts';
import { MoveDialog } from '../media-details/move-dialog.tsx';
import { failureText } from '../screen/failure-text.ts';
import { FolderCard } from './folder-card.tsx';
import { FolderDialog, type FolderDialogProps } from './folder-dialog.tsx';
import { useFolderDrop } from './use-folder-drop.ts';

/** Props of the bar: folders, open folder, storage quota, and permissions. */
export interface FolderBarProps {
  readonly folders: readonly MediaFolder[];
  readonly open: number | undefined;
  readonly room: StorageQuota | undefined;
  readonly onOpen: (folder: number | undefined) => void;
  /** Called with images that were dropped on a folder; undefined for the top level. */
  readonly onMove: (ids: readonly number[], folder: number | undefined) => void;
  readonly onMoveFolder: (folder: MediaFolder, place: number | undefined) => Promise<boolean>;
  readonly canUpdate: boolean;
  readonly canRemove: boolean;
}

/** Renders the path of the open folder, the used storage, and its subfolders as drop targets. */
export function FolderBar(props: FolderBarProps): ReactElement | null {
  const { folders, open, room, onOpen, onMove, onMoveFolder, canUpdate, canRemove } = props;
  const api = useApi();
  const queries = useQueryClient();
  const formats = useFormats();
  const [asked, setAsked] = useState<FolderDialogProps['asked']>();
  const [moved, setMoved] = useState<MediaFolder>();
  const drop = useFolderDrop({
    onImages: canUpdate ? onMove : undefined,
    onFolder: (id, place) => {
      const folder = folders.find((one) => one.id === id);
      if (folder) void onMoveFolder(folder, place);
    },
    canTake: (id, place) => placesFor(folders, id).some((one) => one === place),
  });
  const path = pathTo(folders, open);
  const inside = foldersIn(folders, open);
  const used = room && storageText(room, formats);
  if (path.length === 0 && inside.length === 0 && !used) return null;

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

  const actions = {
    rename: canUpdate ? (folder: MediaFolder) => setAsked({ folder }) : undefined,
    move: canUpdate ? setMoved : undefined,
    remove: canRemove ? (folder: MediaFolder) => void remove(folder) : undefined,
  };
  return (
    <div className="ad-folders">
      <div className="ad-folder-line">
        {path.length > 0 && (
          <nav aria-label={text.path} className="ad-folder-path">
            {[undefined, ...path].map((folder, at) => (
              <button
                key={folder?.id ?? 0}
                type="button"
                className="ad-folder-step"
                aria-current={at === path.length ? 'location' : undefined}
                onClick={() => onOpen(folder?.id)}
                {...drop.place(folder?.id)}
              >
                {folder?.name ?? text.media}
              </button>
            ))}
          </nav>
        )}
        {used && (
          <span className="ad-folder-room" data-full={used.isNearlyFull || undefined}>
            {used.text}
          </span>
        )}
      </div>
      {inside.length > 0 && (
        <ul className="ad-folder-list" aria-label={text.folders}>
          {inside.map((folder) => (
            <FolderCard
              key={folder.id}
              folder={folder}
              actions={actions}
              drop={drop.place(folder.id)}
              onOpen={() => onOpen(folder.id)}
              onDrag={(event) => drop.drag(folder.id, event)}
            />
          ))}
        </ul>
      )}
      <FolderDialog asked={asked} onClose={() => setAsked(undefined)} />
      {moved && (
        <MoveDialog
          title={text.moveFolderTitle(moved.name)}
          top={text.media}
          folders={folders}
          places={placesFor(folders, moved.id)}
          onClose={() => setMoved(undefined)}
          onMove={async (place) => {
            if (await onMoveFolder(moved, place)) setMoved(undefined);
          }}
        />
      )}
    </div>
  );
}
