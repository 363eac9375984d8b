import { ROOT_ID } from '@org/schema';
import { useEffect } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import { readPictureBlock } from './picture-block.ts';
import { PictureControls } from './picture-controls.ts';

/**
 * Adds a handle to the selected picture on the canvas, which moves it in its frame. It renders nothing: the handle is a plain
 * element of the canvas document. There is none in the preview, for old versions, and while a document is opened.
 */
export function PictureHandle({ doc }: { readonly doc: Document }): null {
  const { store, session, blocks, announce } = useEditor();
  useEffect(() => {
    const controls = new PictureControls({
      doc,
      store,
      announce,
      getBlock: () => {
        const { editMode, revision, isEditorLoading, viewportDevice } = session.state.get();
        const id = store.single;
        if (id === undefined || id === ROOT_ID || !editMode || revision || isEditorLoading)
          return undefined;
        return readPictureBlock(store, blocks.settings, id, viewportDevice);
      },
    });
    const stops = [
      store.subscribe(controls.later),
      store.subscribeSelection(controls.later),
      session.state.subscribe(controls.later),
    ];
    return () => {
      for (const stop of stops) stop();
      controls.remove();
    };
  }, [doc, store, session, blocks, announce]);
  return null;
}
