import { type DragEvent, type HTMLAttributes, useState } from 'react';
import { MEDIA_DRAG } from './media-grid.tsx';

/** Drag data type of a folder. */
const FOLDER_DRAG = 'application/x-media-folder';

/**
 * Options: handlers of dropped images and of a dropped folder, and the allowed targets of a folder; targets are ids, undefined
 * for the top level.
 */
export interface FolderDropOptions {
  readonly onImages?: ((ids: readonly number[], place: number | undefined) => void) | undefined;
  readonly onFolder?: ((id: number, place: number | undefined) => void) | undefined;
  readonly canTake: (id: number, place: number | undefined) => boolean;
}

/** Props for draggable folders and drop targets. */
export interface FolderDrop {
  readonly place: (
    place: number | undefined,
  ) => HTMLAttributes<HTMLElement> & { readonly 'data-over'?: true | undefined };
  /** Starts dragging a folder; without an event it ends. */
  readonly drag: (id: number, event: DragEvent | undefined) => void;
}

/** Handles images and folders that are dropped on a folder. */
export function useFolderDrop({ onImages, onFolder, canTake }: FolderDropOptions): FolderDrop {
  const [over, setOver] = useState<number>();
  // Drag data cannot be read before the drop, so the dragged folder of this list is remembered.
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
