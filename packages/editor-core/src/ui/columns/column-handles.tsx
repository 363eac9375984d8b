import { ROOT_ID } from '@org/schema';
import { type RefObject, useEffect } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import { ColumnControls } from './column-controls.ts';
import { readColumnRow } from './column-row.ts';

/** Props of the handles of columns. */
export interface ColumnHandlesProps {
  readonly doc: Document;
  /** Receives the function that focuses the first handle; it returns false when there is none. */
  readonly focuser: RefObject<(() => boolean) | null>;
}

/**
 * Adds handles between the columns of the selected row, section or column to the canvas. It renders nothing: handles are plain
 * elements of the canvas document. There are none in the preview, for old versions, and while a document is opened.
 */
export function ColumnHandles({ doc, focuser }: ColumnHandlesProps): null {
  const { store, session, announce } = useEditor();
  useEffect(() => {
    const controls = new ColumnControls({
      doc,
      store,
      announce,
      getRow: () => {
        const { editMode, revision, isEditorLoading, viewportDevice } = session.state.get();
        const id = store.single;
        if (id === undefined || id === ROOT_ID || !editMode || revision || isEditorLoading)
          return undefined;
        return readColumnRow(store, id, viewportDevice);
      },
    });
    focuser.current = () => controls.focusFirst();
    const stops = [
      store.subscribe(controls.later),
      store.subscribeSelection(controls.later),
      session.state.subscribe(controls.later),
    ];
    return () => {
      for (const stop of stops) stop();
      focuser.current = null;
      controls.remove();
    };
  }, [doc, store, session, announce, focuser]);
  return null;
}
