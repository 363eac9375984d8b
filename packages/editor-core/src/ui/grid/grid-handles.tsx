import { useEffect } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import { getHandledBlock, type HandlesFocuser, mountHandles } from '../handles/mount-handles.ts';
import { readGrid } from './grid-block.ts';
import { GridControls } from './grid-controls.ts';

/** Props of the handles of grids. */
export interface GridHandlesProps {
  readonly doc: Document;
  readonly focuser: HandlesFocuser;
}

/** Adds the tracks and handles of the selected grid, or of the selected block in one, to the canvas. It renders nothing itself. */
export function GridHandles({ doc, focuser }: GridHandlesProps): null {
  const { store, session, announce } = useEditor();
  useEffect(() => {
    const editor = { store, session };
    const getGrid = () => {
      const id = getHandledBlock(editor);
      const { viewportDevice } = session.state.get();
      return id === undefined ? undefined : readGrid(store, id, viewportDevice);
    };
    return mountHandles(editor, new GridControls({ doc, store, announce, getGrid }), focuser);
  }, [doc, store, session, announce, focuser]);
  return null;
}
