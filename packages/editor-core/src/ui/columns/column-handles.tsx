import { useEffect } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import { getHandledBlock, type HandlesFocuser, mountHandles } from '../handles/mount-handles.ts';
import { ColumnControls } from './column-controls.ts';
import { readColumnRow } from './column-row.ts';

/** Props of the handles of columns. */
export interface ColumnHandlesProps {
  readonly doc: Document;
  readonly focuser: HandlesFocuser;
}

/** Adds handles between the columns of the selected row, section or column to the canvas. It renders nothing itself. */
export function ColumnHandles({ doc, focuser }: ColumnHandlesProps): null {
  const { store, session, announce } = useEditor();
  useEffect(() => {
    const editor = { store, session };
    const getRow = () => {
      const id = getHandledBlock(editor);
      const { viewportDevice } = session.state.get();
      return id === undefined ? undefined : readColumnRow(store, id, viewportDevice);
    };
    return mountHandles(editor, new ColumnControls({ doc, store, announce, getRow }), focuser);
  }, [doc, store, session, announce, focuser]);
  return null;
}
