import { useEffect } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import { getHandledBlock, mountHandles } from '../handles/mount-handles.ts';
import { readPictureBlock } from './picture-block.ts';
import { PictureControls } from './picture-controls.ts';

/** Adds a handle to the selected picture on the canvas, which moves it in its frame. It renders nothing itself. */
export function PictureHandle({ doc }: { readonly doc: Document }): null {
  const { store, session, blocks, announce } = useEditor();
  useEffect(() => {
    const editor = { store, session };
    const getBlock = () => {
      const id = getHandledBlock(editor);
      const { viewportDevice } = session.state.get();
      return id === undefined
        ? undefined
        : readPictureBlock(store, blocks.settings, id, viewportDevice);
    };
    return mountHandles(editor, new PictureControls({ doc, store, announce, getBlock }));
  }, [doc, store, session, blocks, announce]);
  return null;
}
