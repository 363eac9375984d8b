import { ROOT_ID } from '@org/schema';
import type { NodeId } from '@org/schema/entities';
import type { RefObject } from 'react';
import type { useEditor } from '../../session/context/editor-context.ts';

type Editor = Pick<ReturnType<typeof useEditor>, 'store' | 'session'>;

/** Handles of the selected block. */
export interface MountedHandles {
  /** Updates them before the next frame. */
  readonly later: () => void;
  remove(): void;
  /** Focuses the first handle; returns false when there is none. */
  focusFirst?(): boolean;
}

/** Receives the function that focuses the first handle; it returns false when there is none. */
export type HandlesFocuser = RefObject<(() => boolean) | null>;

/**
 * Returns the only selected block if it can have handles. There are none in the preview, for old versions, and while a document is
 * opened; the page itself has none.
 */
export function getHandledBlock({ store, session }: Editor): NodeId | undefined {
  const { editMode, revision, isEditorLoading } = session.state.get();
  const id = store.single;
  return !editMode || revision || isEditorLoading || id === ROOT_ID ? undefined : id;
}

/**
 * Updates handles with the document, the selection and the state of the editor. Used in an effect.
 * @returns function that removes them
 */
export function mountHandles(
  { store, session }: Editor,
  handles: MountedHandles,
  focuser?: HandlesFocuser,
): () => void {
  if (focuser) focuser.current = () => handles.focusFirst?.() ?? false;
  const stops = [
    store.subscribe(handles.later),
    store.subscribeSelection(handles.later),
    session.state.subscribe(handles.later),
  ];
  return () => {
    for (const stop of stops) stop();
    if (focuser) focuser.current = null;
    handles.remove();
  };
}
