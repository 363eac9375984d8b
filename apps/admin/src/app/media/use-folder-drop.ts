import { type DragEvent, type HTMLAttributes, useState } from 'react';
import { MEDIA_DRAG } from './media-grid.tsx';

/** What is dragged when it is a folder. */
const FOLDER_DRAG = 'application/x-media-folder';

/** Shape: who is told of images and of a folder that were dropped on a place, and which folder may go there; places are ids, undefined for the top. */
export interface FolderDropOptions {
  readonly onImages?: ((ids: readonly number[], place: number | undefined) => void) | undefined;
  readonly onFolder?: ((id: number, place: number | undefined) => void) | undefined;
  readonly canTake: (id: number, place: number | undefined) => boolean;
}

/** What makes folders be dragged, and places take what is dropped on them. */
export interface FolderDrop {
  readonly place: (
    place: number | undefined,
  ) => HTMLAttributes<HTMLElement> & { readonly 'data-over'?: true | undefined };
  /** A folder is dragged from now on; without an event, no longer. */
  readonly drag: (id: number, event: DragEvent | undefined) => void;
}

/** Takes images and folders that are dropped on a folder. */
export function useFolderDrop({ onImages, onFolder, canTake }: FolderDropOptions): FolderDrop {
  const [over, setOver] = useState<number>();
  // What is dragged cannot be read before it is dropped: that it is a folder of this list is remembered.
  const [dragged, setDragged] = useState<number>();

  function takes(event: DragEvent, place: number | undefined): boolean {
    const { types } = event.dataTransfer;
    if (types.includes(MEDIA_DRAG)) return onImages !== undefined;
    if (!types.includes(FOLDER_DRAG) || !onFolder || dragged === undefined) return false;
    return canTake(dragged, place);
  }

  return {
    place: (place) => ({
      'data-over': over === (place ?? 0) || undefined,
      onDragOver: (event) => {
        if (!takes(event, place)) return;
        event.preventDefault();
        setOver(place ?? 0);
      },
      onDragLeave: () => setOver(undefined),
      onDrop: (event) => {
        setOver(undefined);
        if (!takes(event, place)) return;
        event.preventDefault();
        const ids = event.dataTransfer.getData(MEDIA_DRAG);
        if (ids) onImages?.(ids.split(',').map(Number), place);
        else if (dragged !== undefined) onFolder?.(dragged, place);
        setDragged(undefined);
      },
    }),
    drag: (id, event) => {
      setDragged(event ? id : undefined);
      if (!event) return;
      event.dataTransfer.setData(FOLDER_DRAG, String(id));
      event.dataTransfer.effectAllowed = 'move';
    },
  };
}
